import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { answerSavedSchema, attemptSchema, authenticatedSchema, resultSchema } from '../../../src/contract/exam'
import { size } from '../../support/sizes'
import { addCandidates, examCall, type KeyedQuestion, keysOf } from './exam-candidates'
import { AttemptModel, type Save } from './exam-model'
import { type ServiceCall, sharedServices } from './harness'

/*
 * Any order of saves from two devices, repeated and delayed ones among them, with language switches, reads, hand-ins and the
 * deadline in between: each answer and the result are those of the model.
 */

const plans = size(60, 20)
/** Plans that are carried out at the same time, each with its own attempt. */
const attemptsPerRun = 20
/** Few questions, so that saves meet. */
const positions = 3

const services = await sharedServices()

const device = fc.constantFrom(0, 1)
const stepArbitrary = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      kind: fc.constant('save' as const),
      device,
      position: fc.nat({ max: positions - 1 }),
      /** Bits select options; 0 selects the key. */
      choice: fc.nat({ max: 15 }),
      flagged: fc.boolean(),
      /** Steps after which the save arrives. */
      delay: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.nat({ max: 6 })),
      /** Steps after which it arrives once more; 0 for never. */
      repeated: fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, fc.nat({ max: 8 }))
    })
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('read' as const), device }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('submit' as const), device }) }
)
const planArbitrary = fc.record({
  steps: fc.array(stepArbitrary, { minLength: 5, maxLength: 24 }),
  /** After which part of the steps the time is over. */
  expiry: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
  languages: fc.infiniteStream(fc.constantFrom('CN' as const, 'EN' as const))
})
type Plan = typeof planArbitrary extends fc.Arbitrary<infer Value> ? Value : never

/** A call, and the check of its answer against the model. */
interface Expected {
  call: ServiceCall
  check: (answer: Awaited<ReturnType<typeof services.call>>) => void
}

function optionsFor({ type, key, options }: KeyedQuestion, choice: number): string[] {
  if (choice === 0) return key
  const chosen = options.filter((_, index) => choice & (1 << index))
  return (type === 'single' ? chosen.slice(0, 1) : chosen).toSorted()
}

/** The calls of the steps in the order in which they arrive, with the answers of the model. */
function expectedCalls(
  plan: { steps: Plan['steps']; languages: Iterator<'CN' | 'EN'> },
  tokens: readonly string[],
  questions: readonly KeyedQuestion[],
  model: AttemptModel,
  known: number[]
): Expected[] {
  const expected: Expected[] = []
  const waiting: { at: number; save: Save }[] = []
  const callOf = (index: number, path: string, json?: object): ServiceCall =>
    examCall(path, { examToken: tokens[index], json, language: plan.languages.next().value })
  const arrive = (save: Save, from: number) => {
    const { status, ...outcome } = model.save(save)
    expected.push({
      call: callOf(from, 'attempt/answer', save),
      check: (answer) => {
        expect(answer.http).toBe(status)
        if (status === 200) expect(v.parse(answerSavedSchema, answer.data)).toMatchObject(outcome)
      }
    })
  }
  const last = plan.steps.length + 8
  for (let now = 0; now <= last; now += 1) {
    const step = plan.steps[now]
    if (step?.kind === 'save') {
      const question = questions[step.position]
      if (!question) throw new Error('The exam has too few questions')
      known[step.device] = (known[step.device] ?? 0) + 1
      const save = {
        position: step.position,
        sequence: known[step.device] ?? 0,
        device: `device-${step.device}`,
        options: optionsFor(question, step.choice),
        flagged: step.flagged
      }
      waiting.push({ at: now + step.delay, save })
      if (step.repeated > 0) waiting.push({ at: now + step.repeated, save })
    }
    if (step?.kind === 'read') {
      const saved = questions.slice(0, positions).map((_, position) => model.savedAt(position))
      const { isRunning } = model
      // A device that has read the attempt numbers its saves above all of it.
      if (isRunning) known[step.device] = Math.max(known[step.device] ?? 0, model.greatest)
      expected.push({
        call: callOf(step.device, 'attempt'),
        check: (answer) => {
          expect(answer.http).toBe(isRunning ? 200 : 410)
          if (isRunning) {
            const { questions } = v.parse(attemptSchema, answer.data)
            expect(questions.slice(0, positions).map((question) => question.saved)).toEqual(saved)
          }
        }
      })
    }
    if (step?.kind === 'submit') {
      model.close()
      expected.push({ call: callOf(step.device, 'attempt/submit', {}), check: ({ http }) => expect(http).toBe(200) })
    }
    for (const { at, save } of waiting) if (at === now || (now === last && at > last)) arrive(save, Number(save.device.at(-1)))
  }
  return expected
}

/** Makes the calls of each attempt in their order, all attempts at once. */
async function send(expected: readonly (readonly Expected[])[]): Promise<void> {
  const answers = await services.callAll(
    expected.map((calls) => calls.map(({ call }) => call)),
    attemptsPerRun
  )
  for (const [attempt, calls] of expected.entries()) {
    for (const [index, { check }] of calls.entries()) {
      const answer = answers[attempt]?.[index]
      if (!answer) throw new Error('A call has no answer')
      check(answer)
    }
  }
}

/** Starts the exams of so many candidates, each on two devices. */
async function startAll(count: number) {
  const candidates = await addCandidates(services, count)
  const authenticate = (token: string) => examCall('attempt/authenticate', { token, json: { purpose: 'exam' } })
  const answers = await services.callAll(
    candidates.map(({ token }) => [authenticate(token), authenticate(token)]),
    attemptsPerRun
  )
  const tokens = answers.map((both) => both.map(({ data }) => v.parse(authenticatedSchema, data).examToken))
  const { results } = await services.examDb
    .prepare('SELECT attempts.id FROM json_each(?) JOIN attempts ON account = value ORDER BY key')
    .bind(JSON.stringify(candidates.map(({ account }) => account)))
    .all()
  const ids = v.parse(v.array(v.object({ id: v.string() })), results)
  const questions = await Promise.all(ids.map(({ id }) => keysOf(services, id)))
  return ids.map(({ id }, index) => ({ id, tokens: tokens[index] ?? [], questions: questions[index] ?? [] }))
}

test(`${plans} orders of saves from two devices end in the result of the model`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(planArbitrary, { minLength: attemptsPerRun, maxLength: attemptsPerRun }), async (drawn) => {
      const attempts = await startAll(attemptsPerRun)
      const runs = drawn.map((plan, index) => {
        const { id = '', tokens = [], questions = [] } = attempts[index] ?? {}
        const { steps, expiry, languages } = plan
        const split = expiry === null ? steps.length : Math.floor(expiry * steps.length)
        const model = new AttemptModel()
        const known = [0, 0]
        const iterator = languages[Symbol.iterator]()
        const callsOf = (part: Plan['steps']) =>
          expectedCalls({ steps: part, languages: iterator }, tokens, questions, model, known)
        return {
          id,
          tokens,
          questions,
          model,
          callsOf,
          first: steps.slice(0, split),
          rest: steps.slice(split),
          expires: expiry !== null
        }
      })
      await send(runs.map(({ callsOf, first }) => callsOf(first)))
      const now = Date.now()
      const expiring = runs.filter(({ expires }) => expires)
      const deadlines = expiring.map(({ id, model, first }) => {
        // In the grace, saves on their way are stored; after it, none.
        const isOver = first.length % 2 === 0
        if (isOver) model.close()
        return { id, deadline: now - (isOver ? 60_001 : 10_000) }
      })
      await services.examDb
        .prepare(`UPDATE attempts SET deadline = value ->> 'deadline' FROM json_each(?) WHERE attempts.id = value ->> 'id'`)
        .bind(JSON.stringify(deadlines))
        .run()
      await send(
        runs.map(({ callsOf, rest, expires, tokens, questions, model }) => {
          const calls = expires ? callsOf(rest) : []
          const submit = examCall('attempt/submit', { examToken: tokens[0], json: {} })
          const result = examCall('result', { examToken: tokens[1] })
          return [
            ...calls,
            { call: submit, check: ({ http }) => expect(http).toBe(200) },
            {
              call: result,
              check: ({ data }) => {
                const { topics, finishedBy } = v.parse(resultSchema, data)
                expect(Object.fromEntries(topics.map(({ topic, correct }) => [topic, correct]))).toEqual(model.score(questions))
                if (!expires) expect(finishedBy).toBe('candidate')
              }
            }
          ]
        })
      )
    }),
    { numRuns: plans / attemptsPerRun, endOnFailure: true }
  )
})

import { beforeEach, expect, test } from 'vitest'
import type { AnswerRequest, AnswerSaved, Attempt, OtherAnswers } from '~/contract/exam'
import { AnswerSheet, SendError } from './answer-sheet'
import { storedAnswers } from './stored-answers'

/** A `Storage` in memory. */
function memoryStorage(): Storage {
  const items = new Map<string, string>()
  const methods = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key)
  }
  // `Object.keys` of a storage lists its items.
  return new Proxy(Object.assign(Object.create(null), methods), {
    ownKeys: () => [...items.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true })
  })
}

const question = { topic: 'concepts', type: 'single' as const, question: { 'zh-CN': '', 'en-US': '' }, options: [], saved: null }
const attemptOf = (saved: (Attempt['questions'][number]['saved'] | undefined)[] = []): Attempt => ({
  id: '00000000-0000-4000-8000-000000000000',
  remaining: 60_000,
  minutes: 60,
  name: '王小明',
  questions: [0, 1, 2].map((position) => ({ ...question, saved: saved[position] ?? null }))
})

/** The service: keeps the answer with the greatest number, and answers when the test lets it. */
class Service {
  stored = new Map<number, { sequence: number; device: string; options: string[]; flagged: boolean }>()
  requests: AnswerRequest[] = []
  failure: Error | undefined
  held: (() => void)[] | undefined

  send = async (request: AnswerRequest): Promise<AnswerSaved> => {
    this.requests.push(request)
    if (this.held) await new Promise<void>((resolve) => this.held?.push(resolve))
    if (this.failure) throw this.failure
    const { position, flagged = false, ...rest } = request
    const before = this.stored.get(position)
    if (!before || request.sequence > before.sequence) this.stored.set(position, { ...rest, flagged })
    const now = this.stored.get(position) ?? { ...rest, flagged }
    return {
      accepted: now.sequence === request.sequence && now.device === request.device,
      remaining: 30_000,
      saved: { sequence: now.sequence, options: now.options, flagged: now.flagged }
    }
  }

  fetchOthers = async (device: string): Promise<OtherAnswers> => {
    if (this.failure) throw this.failure
    const others = [...this.stored].filter(([, answer]) => answer.device !== device)
    return { answers: others.map(([position, { device: _, ...answer }]) => ({ position, ...answer })) }
  }

  /** Answers the requests that are held, and holds no others. */
  release(): void {
    const held = this.held ?? []
    this.held = undefined
    for (const answer of held) answer()
  }
}

let service: Service
let storage: Storage
let clock: number
let retries: (() => void)[]

function openSheet(attempt = attemptOf(), device = 'device-one'): AnswerSheet {
  const sheet = new AnswerSheet({
    attempt,
    device,
    localAnswers: storedAnswers(attempt.id, device, storage),
    send: service.send,
    fetchOthers: service.fetchOthers,
    now: () => clock,
    later: (act) => {
      retries.push(act)
      return () => {
        retries = retries.filter((each) => each !== act)
      }
    }
  })
  sheet.restore()
  return sheet
}

/** Lets everything that waits for a promise go on. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

beforeEach(() => {
  service = new Service()
  storage = memoryStorage()
  clock = 0
  retries = []
})

test('an answer counts as saved only once the service has stored it', async () => {
  const sheet = openSheet()
  service.held = []
  sheet.choose(1, ['b'])
  expect(sheet.state.answers[1]).toMatchObject({ options: ['b'], isSaved: false })
  service.release()
  await settled()
  expect(sheet.state.answers[1]).toMatchObject({ options: ['b'], isSaved: true })
})

test('numbers rise over all questions, beyond those that the service knows', () => {
  const sheet = openSheet(attemptOf([undefined, { sequence: 7, options: ['a'], flagged: true }]))
  sheet.choose(0, ['c'])
  sheet.flag(1, false)
  expect(service.requests.map(({ sequence }) => sequence)).toEqual([8, 9])
})

test('unsaved answers outlive the page and are sent again', async () => {
  service.failure = new Error('offline')
  const before = openSheet()
  before.choose(2, ['d'])
  before.flag(0, true)
  await settled()
  expect(before.state.connection).toBe('offline')

  service.failure = undefined
  service.requests = []
  const after = openSheet(attemptOf(), 'device-two')
  expect(after.state.answers[2]).toMatchObject({ options: ['d'], isSaved: false })
  await settled()
  expect(after.state.answers.every(({ isSaved }) => isSaved)).toBe(true)
  expect(service.stored.get(2)?.options).toEqual(['d'])
  expect(Object.keys(storage)).toHaveLength(1)
})

test('a page that was loaded while a save was on its way shows the answer, without pointing it out', async () => {
  const before = openSheet()
  before.choose(0, ['a'])
  await settled()
  const after = openSheet(attemptOf(), 'device-two')
  expect(after.state.answers[0]).toMatchObject({ options: ['a'], isSaved: false })
  await settled()
  expect(after.state).toMatchObject({ changedElsewhere: undefined })
  expect(after.state.answers[0]).toMatchObject({ options: ['a'], isSaved: true })
})

test('an unsaved answer that is older than the stored one is dropped', () => {
  service.failure = new Error('offline')
  openSheet().choose(0, ['a'])
  const sheet = openSheet(attemptOf([{ sequence: 5, options: ['b'], flagged: false }]))
  expect(sheet.state.answers[0]).toMatchObject({ options: ['b'], isSaved: true })
})

test('answers of another attempt are removed from the device', () => {
  storage.setItem('galaxy-exam-11111111-1111-4111-8111-111111111111-x', '{"0":{"sequence":9,"options":["a"],"flagged":false}}')
  storage.setItem('language', 'en-US')
  expect(openSheet().state.answers[0]?.options).toEqual([])
  expect(Object.keys(storage)).toEqual(['language'])
})

test('a failed save is retried, later each time, and at once when asked', async () => {
  service.failure = new Error('offline')
  const sheet = openSheet()
  sheet.choose(0, ['a'])
  await settled()
  expect(retries).toHaveLength(1)
  sheet.choose(1, ['b'])
  await settled()
  expect(service.requests).toHaveLength(1)
  service.failure = undefined
  sheet.flush()
  await settled()
  expect(sheet.state).toMatchObject({ connection: 'online' })
  expect(service.stored.size).toBe(2)
})

test('a change made while its question is being saved is saved afterwards', async () => {
  const sheet = openSheet()
  service.held = []
  sheet.choose(0, ['a'])
  sheet.choose(0, ['b'])
  service.release()
  await settled()
  expect(service.stored.get(0)?.options).toEqual(['b'])
  expect(sheet.state.answers[0]).toMatchObject({ options: ['b'], isSaved: true })
})

test('a later answer of another device is taken over and pointed out', async () => {
  const here = openSheet()
  service.stored.set(0, { sequence: 4, device: 'device-two', options: ['d'], flagged: false })
  here.choose(0, ['a'])
  await settled()
  expect(here.state).toMatchObject({ changedElsewhere: 0 })
  expect(here.state.answers[0]).toMatchObject({ options: ['d'], isSaved: true })
  here.acknowledge()
  here.choose(0, ['a'])
  await settled()
  expect(service.stored.get(0)).toMatchObject({ sequence: 5, options: ['a'] })
})

test('a change made during a save that another device won gets a greater number', async () => {
  const sheet = openSheet()
  service.stored.set(0, { sequence: 9, device: 'device-two', options: ['d'], flagged: false })
  service.held = []
  sheet.choose(0, ['a'])
  sheet.choose(0, ['b'])
  service.release()
  await settled()
  expect(service.stored.get(0)).toMatchObject({ options: ['b'], device: 'device-one' })
})

test('time runs by the monotonic clock from what the service last said', async () => {
  const sheet = openSheet()
  clock = 50_000
  expect(sheet.remaining()).toBe(10_000)
  sheet.choose(0, ['a'])
  await settled()
  expect(sheet.remaining()).toBe(30_000)
  clock = 90_000
  expect(sheet.remaining()).toBe(0)
})

test('a closed attempt sends nothing more and leaves nothing on the device', async () => {
  service.failure = new SendError('closed')
  const sheet = openSheet()
  sheet.choose(0, ['a'])
  await settled()
  expect(sheet.state.connection).toBe('closed')
  sheet.choose(0, ['b'])
  expect(service.requests).toHaveLength(1)
  expect(Object.keys(storage)).toEqual([])
})

test('without a valid exam token the answers stay on the device', async () => {
  service.failure = new SendError('refused')
  const sheet = openSheet()
  sheet.choose(0, ['a'])
  await settled()
  expect(sheet.state.connection).toBe('refused')
  expect(Object.keys(storage)).toHaveLength(1)
})

test('what another device has saved appears here, and a change of an own answer is pointed out', async () => {
  const here = openSheet()
  here.choose(0, ['a'])
  await settled()
  await here.refresh()
  expect(here.state).toMatchObject({ isElsewhere: false, changedElsewhere: undefined })
  const there = openSheet(attemptOf([{ sequence: 1, options: ['a'], flagged: false }]), 'device-two')
  there.choose(2, ['c'])
  await settled()
  await here.refresh()
  expect(here.state).toMatchObject({ isElsewhere: true, changedElsewhere: undefined })
  expect(here.state.answers[2]).toMatchObject({ options: ['c'], isSaved: true })
  there.choose(0, ['b'])
  await settled()
  await here.refresh()
  expect(here.state.changedElsewhere).toBe(0)
  // The next number is greater than those of the other device.
  here.choose(1, ['d'])
  expect(here.state.answers[1]?.sequence).toBe(4)
})

test('a device that asks learns that the attempt is over; without a connection nothing follows', async () => {
  const sheet = openSheet()
  service.failure = new Error('offline')
  await sheet.refresh()
  expect(sheet.state.connection).toBe('online')
  service.failure = new SendError('closed')
  await sheet.refresh()
  expect(sheet.state.connection).toBe('closed')
})

test('handing in waits for a question about other devices, and none is asked meanwhile', async () => {
  const order: string[] = []
  const { fetchOthers } = service
  service.fetchOthers = async (device) => {
    order.push('asked')
    const answer = await fetchOthers(device)
    order.push('answered')
    return answer
  }
  const sheet = openSheet()
  void sheet.refresh()
  await sheet.handIn(async () => {
    await sheet.refresh()
    order.push('submitted')
  })
  expect(order).toEqual(['asked', 'answered', 'submitted'])
  expect(sheet.state.connection).toBe('closed')
})

test('an exam that could not be handed in stays open, and asks again', async () => {
  const sheet = openSheet()
  await expect(sheet.handIn(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline')
  expect(sheet.state.connection).toBe('online')
  service.failure = new SendError('closed')
  await sheet.refresh()
  expect(sheet.state.connection).toBe('closed')
})

test('newer data of the attempt brings the time and later answers of other devices', () => {
  const attempt = attemptOf()
  const sheet = openSheet(attempt)
  clock = 40_000
  sheet.merge(attempt)
  expect(sheet.remaining()).toBe(20_000)
  service.held = []
  sheet.choose(0, ['a'])
  sheet.merge(
    attemptOf([
      { sequence: 1, options: ['b'], flagged: false },
      { sequence: 2, options: ['c'], flagged: true }
    ])
  )
  expect(sheet.remaining()).toBe(60_000)
  expect(sheet.state.answers[0]).toMatchObject({ options: ['a'], isSaved: false })
  expect(sheet.state.answers[1]).toMatchObject({ options: ['c'], flagged: true, isSaved: true })
  sheet.choose(2, ['d'])
  expect(sheet.state.answers[2]?.sequence).toBe(3)
})

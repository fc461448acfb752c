import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { type EntryCopy, entryCopiesSchema, entryDetailSchema, entrySavedSchema } from '../../../src/contract/desk-entries'
import { blocksOf, deskClient, newsFields, openingFields } from './desk-entry-client'
import { sharedServices } from './harness'
import { addAtDesk } from './stored-accounts'

/*
 * Any order of saves, submissions, returns, publications and withdrawals of two authors and a reviewer on one copy, each
 * based on what that person read last: every answer and what visitors see are those of the model. So no text whose save was
 * acknowledged is overwritten by somebody who has not seen it.
 */

const plans = 25

const services = await sharedServices()
const people = await Promise.all([
  addAtDesk(services, ['author']),
  addAtDesk(services, ['author', 'reviewer']),
  addAtDesk(services, ['reviewer'])
])
const clients = people.map(({ token }) => deskClient(services, token))

/** Two kinds with their fields and their page's call: what is true of both is in no way about news. */
const kinds = [
  { kind: 'news', fieldsOf: newsFields, detail: 'news/detail', terms: 'news' },
  { kind: 'openings', fieldsOf: openingFields, detail: 'opening/detail', terms: 'opening' }
] as const
const titleSchema = v.object({ title: v.string() })

const actions = ['save', 'save', 'save', 'read', 'submit', 'return', 'publish', 'withdraw'] as const
const stepArbitrary = fc.record({ who: fc.nat({ max: people.length - 1 }), action: fc.constantFrom(...actions) })

/** The copy as it must be stored. */
class CopyModel {
  title = 'first'
  state: EntryCopy['state'] = 'draft'
  author = 0
  /** What visitors see; null for nothing. */
  seen: string | null = null
  /** Counts the changes. */
  change = 0

  /** @param known the change that the person has seen last @returns whether the call succeeds */
  apply(action: (typeof actions)[number], who: number, known: number, title: string): boolean {
    if (action === 'read') return true
    if (known !== this.change || !this.#allows(action, who)) return false
    this.change += 1
    if (action === 'save') Object.assign(this, { title, author: who, state: 'draft' })
    if (action === 'submit') this.state = 'review'
    if (action === 'return') this.state = 'draft'
    if (action === 'publish') Object.assign(this, { state: 'published', seen: this.title })
    if (action === 'withdraw') Object.assign(this, { seen: null, state: this.state === 'published' ? 'withdrawn' : this.state })
    return true
  }

  #allows(action: (typeof actions)[number], who: number): boolean {
    switch (action) {
      case 'save':
        return this.state !== 'review'
      case 'submit':
        return this.state === 'draft' || this.state === 'withdrawn'
      case 'return':
        return this.state === 'review'
      case 'publish':
        return this.state === 'review' && this.author !== who
      case 'withdraw':
        return this.seen !== null
      case 'read':
        return true
    }
  }
}

test(`${plans} orders of what three people do with one text end as in the model`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...kinds), fc.array(stepArbitrary, { minLength: 6, maxLength: 24 }), async (of, steps) => {
      const { kind, fieldsOf, detail, terms } = of
      const [first] = clients
      if (!first) throw new Error('Nobody is at the desk')
      const { id, copy } = await first.create(fieldsOf('first'), blocksOf('first'), { kind })
      const model = new CopyModel()
      const revisions = people.map(() => ({ change: 0, revision: copy.revision }))
      for (const [index, { who, action }] of steps.entries()) {
        const client = clients[who]
        const known = revisions[who]
        if (!client || !known) throw new Error('Somebody is missing')
        // Only reviewers publish and withdraw; the calls of others are tested with the roles.
        if (who === 0 && (action === 'publish' || action === 'withdraw')) continue
        const title = `text ${index}`
        const target = { kind, id, language: 'zh-CN', revision: known.revision }
        const expected = model.apply(action, who, known.change, title)
        if (action === 'read') {
          const read = v.parse(entryDetailSchema, (await client.get('detail', { kind, id })).data)
          Object.assign(known, { change: model.change, revision: read.copies[0]?.revision })
        } else if (action === 'save') {
          const answer = await client.post('save', { ...target, fields: fieldsOf(title), text: blocksOf(title) })
          expect([action, answer.http]).toEqual([action, expected ? 200 : 409])
          if (expected) known.revision = v.parse(entrySavedSchema, answer.data).revision
          else expect(v.parse(entryCopiesSchema, answer.data).copies[0]?.title).toBe(model.title)
        } else {
          const answer = await client.post(action, {
            kind,
            id,
            copies: [{ language: 'zh-CN', revision: known.revision }]
          })
          expect([action, answer.http]).toEqual([action, expected ? 200 : 409])
          if (expected) known.revision = v.parse(entryCopiesSchema, answer.data).copies[0]?.revision ?? 0
        }
        if (expected) known.change = model.change
      }
      const { copies, versions } = await first.read({ kind, id })
      expect(copies).toMatchObject([{ title: model.title, text: blocksOf(model.title), state: model.state }])
      const seen = await services.call('main', `${detail}?id=${id}&language=ZH`)
      expect(seen.http === 200 ? v.parse(titleSchema, seen.data).title : null).toBe(model.seen)
      // Every version that was published is kept.
      expect(new Set(versions.map(({ version }) => version)).size).toBe(versions.length)
      await services.mainDb.batch(
        [
          `DELETE FROM ${kind} WHERE id = ?`,
          `DELETE FROM search_terms WHERE kind = '${terms}' AND id = ?`,
          `DELETE FROM entry_drafts WHERE kind = '${kind}' AND id = ?`,
          `DELETE FROM entry_versions WHERE kind = '${kind}' AND id = ?`
        ].map((statement) => services.mainDb.prepare(statement).bind(id))
      )
    }),
    { numRuns: plans, endOnFailure: true }
  )
})

test('of two saves that arrive together, one is stored and the other is told so', async () => {
  const [one, other] = clients
  if (!one || !other) throw new Error('Nobody is at the desk')
  for (let round = 0; round < 20; round += 1) {
    const { id, copy } = await one.create(newsFields('start'), blocksOf('start'))
    const bodies = ['one', 'other'].map((title) => ({ ...copy, fields: newsFields(title), text: blocksOf(title) }))
    const answers = await Promise.all([one.post('save', bodies[0] ?? {}), other.post('save', bodies[1] ?? {})])
    expect(answers.map(({ http }) => http).toSorted()).toEqual([200, 409])
    const winner = answers[0]?.http === 200 ? 'one' : 'other'
    expect((await one.read({ kind: 'news', id })).copies).toMatchObject([{ title: winner }])
    await services.mainDb.prepare('DELETE FROM entry_drafts WHERE id = ?').bind(id).run()
  }
})

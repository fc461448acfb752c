import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { type EntryCopy, entryCopiesSchema, entryDetailSchema, entrySavedSchema } from '../../../src/contract/desk-entries'
import { size } from '../../support/sizes'
import { blocksOf, deskClient, newsFields, openingFields } from './desk-entry-client'
import { sharedServices } from './harness'
import { addAtDesk } from './stored-accounts'

/*
 * Any order of saves, submissions, returns, publications, schedules and withdrawals of two authors and a reviewer on one copy,
 * each based on the state that this person read last: every answer and the text that visitors see are those of the model. So no
 * text whose save was acknowledged is overwritten by somebody who has not seen it, none is published that only its author has
 * seen, and a text that another person overwrites is kept as a version.
 */

const plans = size(25, 8)

const services = await sharedServices()
const people = await Promise.all([
  addAtDesk(services, ['author']),
  addAtDesk(services, ['author', 'reviewer']),
  addAtDesk(services, ['reviewer'])
])
const clients = people.map(({ token }) => deskClient(services, token))

/** Two kinds with their fields and their page's call: a rule that holds for both is not one of news alone. */
const kinds = [
  { kind: 'news', fieldsOf: newsFields, detail: 'news/detail', terms: 'news' },
  { kind: 'openings', fieldsOf: openingFields, detail: 'opening/detail', terms: 'opening' }
] as const
const titleSchema = v.object({ title: v.string() })

const actions = [
  'save',
  'save',
  'save',
  'same',
  'read',
  'submit',
  'submit',
  'return',
  'publish',
  'publish',
  'schedule',
  'unschedule',
  'withdraw'
] as const
/** The actions of reviewers; the calls of others are tested with the roles. */
const ofReviewers: readonly string[] = ['publish', 'schedule', 'unschedule', 'withdraw']
const stepArbitrary = fc.record({ who: fc.nat({ max: people.length - 1 }), action: fc.constantFrom(...actions) })

/** The copy as it must be stored. */
class CopyModel {
  title = 'first'
  state: EntryCopy['state'] = 'draft'
  author = 0
  /** Title of the text that visitors see; null if they see none. */
  seen: string | null = null
  /** Title of the text that is scheduled for visitors; null if none is. */
  scheduled: string | null = null
  /** Those whose changes since the last publication nobody else has seen. */
  unseen = new Set([0])
  /** Titles of the texts of one person that another replaced. */
  readonly overwritten = new Set<string>()
  /** Counts the changes. */
  change = 0

  /** @param known the change that the person has seen last @returns whether the call succeeds */
  apply(action: (typeof actions)[number], who: number, known: number, title: string): boolean {
    if (action === 'read') return true
    if (action === 'same') return this.state !== 'review'
    if (known !== this.change || !this.#allows(action, who)) return false
    this.change += 1
    this.#happens(action, who, title)
    return true
  }

  #happens(action: (typeof actions)[number], who: number, title: string): void {
    if (action === 'save') {
      if (this.state === 'published') this.unseen.clear()
      if (this.author !== who) this.overwritten.add(this.title)
      this.unseen.add(who)
      Object.assign(this, { title, author: who, state: 'draft' })
    }
    if (action === 'submit' || action === 'publish' || action === 'schedule') {
      this.unseen = new Set([...this.unseen].filter((author) => author === who))
    }
    if (action === 'submit') this.state = 'review'
    if (action === 'return') this.state = 'draft'
    if (action === 'publish') Object.assign(this, { state: 'published', seen: this.title, scheduled: null })
    if (action === 'schedule') Object.assign(this, { state: 'scheduled', scheduled: this.title })
    if (action === 'unschedule')
      Object.assign(this, { scheduled: null, state: this.state === 'scheduled' ? 'draft' : this.state })
    if (action === 'withdraw') {
      const isPublished = this.state === 'published' || this.state === 'scheduled'
      Object.assign(this, { seen: null, scheduled: null, state: isPublished ? 'withdrawn' : this.state })
    }
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
      case 'schedule':
        return this.state === 'review' && !this.unseen.has(who)
      case 'unschedule':
        return this.scheduled !== null
      case 'withdraw':
        return this.seen !== null
      case 'same':
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
        if (who === 0 && ofReviewers.includes(action)) continue
        const title = `text ${index}`
        const target = { kind, id, language: 'zh-CN', revision: known.revision }
        const same = model.title
        const expected = model.apply(action, who, known.change, title)
        if (action === 'read') {
          const read = v.parse(entryDetailSchema, (await client.get('detail', { kind, id })).data)
          Object.assign(known, { change: model.change, revision: read.copies[0]?.revision })
        } else if (action === 'save') {
          const answer = await client.post('save', { ...target, fields: fieldsOf(title), text: blocksOf(title) })
          expect([action, answer.http]).toEqual([action, expected ? 200 : 409])
          if (expected) known.revision = v.parse(entrySavedSchema, answer.data).revision
          else expect(v.parse(entryCopiesSchema, answer.data).copies[0]?.title).toBe(model.title)
        } else if (action === 'same') {
          const answer = await client.post('save', { ...target, fields: fieldsOf(same), text: blocksOf(same) })
          expect([action, answer.http]).toEqual([action, expected ? 200 : 409])
          if (expected) known.revision = v.parse(entrySavedSchema, answer.data).revision
        } else {
          const answer = await client.post(action === 'schedule' ? 'publish' : action, {
            kind,
            id,
            copies: [{ language: 'zh-CN', revision: known.revision }],
            ...(action === 'return' && { note: 'note' }),
            ...(action === 'schedule' && { at: Date.now() + 3_600_000 })
          })
          expect([action, answer.http]).toEqual([action, expected ? 200 : 409])
          if (expected) known.revision = v.parse(entryCopiesSchema, answer.data).copies[0]?.revision ?? 0
        }
        if (expected) known.change = model.change
      }
      const { copies, versions } = await first.read({ kind, id })
      expect(copies).toMatchObject([{ title: model.title, text: blocksOf(model.title), state: model.state }])
      expect(new Set(copies[0]?.unseenAuthors)).toEqual(new Set([...model.unseen].map((who) => people[who]?.id)))
      const kept = new Set(versions.map((version) => version.title))
      expect([...model.overwritten].filter((title) => !kept.has(title))).toEqual([])
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
  for (let round = 0; round < size(20); round += 1) {
    const { id, copy } = await one.create(newsFields('start'), blocksOf('start'))
    const bodies = ['one', 'other'].map((title) => ({ ...copy, fields: newsFields(title), text: blocksOf(title) }))
    const answers = await Promise.all([one.post('save', bodies[0] ?? {}), other.post('save', bodies[1] ?? {})])
    expect(answers.map(({ http }) => http).toSorted()).toEqual([200, 409])
    const winner = answers[0]?.http === 200 ? 'one' : 'other'
    expect((await one.read({ kind: 'news', id })).copies).toMatchObject([{ title: winner }])
    await services.mainDb.prepare('DELETE FROM entry_drafts WHERE id = ?').bind(id).run()
  }
})

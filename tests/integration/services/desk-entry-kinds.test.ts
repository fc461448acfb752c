import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { expect, onTestFinished, test } from 'vitest'
import { exportContent, importContent } from '../../../scripts/content/content'
import { searchedAs } from '../../../services/main/search-index'
import { currentBannerSchema } from '../../../src/contract/banner'
import { caseDetailSchema, caseListSchema } from '../../../src/contract/customer-cases'
import { type EntryFields, entryPreviewSchema } from '../../../src/contract/desk-entries'
import type { EntryKindName } from '../../../src/contract/entry-kinds'
import { openingDetailSchema, openingListSchema } from '../../../src/contract/openings'
import { searchListSchema, searchSynonymsSchema } from '../../../src/contract/search'
import { slidesSchema } from '../../../src/contract/slides'
import { blocksOf, changeOf, contentStore, deskClient, openingFields } from './desk-entry-client'
import { sharedServices } from './harness'
import { addAtDesk } from './stored-accounts'

/* The differences between kinds of entries; desk-entries.test.ts tests, on news, the behavior that all kinds have in common. */

const services = await sharedServices()
const { call, mainDb } = services
const author = deskClient(services, (await addAtDesk(services, ['author'])).token)
const reviewer = deskClient(services, (await addAtDesk(services, ['reviewer'])).token)

/** Removes the entries of the kind that the test wrote. */
const cleanUp = (kind: EntryKindName) =>
  onTestFinished(async () => {
    const written = `SELECT id FROM entry_versions WHERE kind = '${kind}' AND author IS NOT NULL`
    await mainDb.batch(
      [
        `DELETE FROM ${kind} WHERE id IN (${written})`,
        `DELETE FROM search_terms WHERE kind = '${searchedAs[kind] ?? ''}' AND id IN (${written})`,
        `DELETE FROM entry_drafts WHERE kind = '${kind}' AND author IS NOT NULL`,
        `DELETE FROM entry_versions WHERE kind = '${kind}' AND author IS NOT NULL`
      ].map((statement) => mainDb.prepare(statement))
    )
  })

/** Writes an entry in both languages, and publishes it at the moment. */
async function published(kind: EntryKindName, fieldsOf: (language: 'ZH' | 'EN') => EntryFields, text = 'text', at?: number) {
  cleanUp(kind)
  const { id, copy } = await author.create(fieldsOf('ZH'), blocksOf(`${text}正文`), { kind })
  await author.save({ ...copy, language: 'en-US', revision: 0 }, fieldsOf('EN'), blocksOf(`${text} body`))
  const waiting = await author.change('submit', (await author.read({ kind, id })).copies)
  return { id, waiting, copies: await reviewer.change('publish', waiting, { at }) }
}

const found = async (q: string) => {
  const { data } = await call('main', `search/list?q=${encodeURIComponent(q)}`, { language: 'EN' })
  return v.parse(searchListSchema, data).map(({ kind, id }) => ({ kind, id }))
}

test('a customer case is listed by its industry and found by its text until it is withdrawn', async () => {
  const fieldsOf = (language: string) => ({
    title: `Numbat ${language}`,
    summary: 'Guarantees in a circle.',
    isSample: false,
    customer: 'Bilby Bank',
    industry: 'finance',
    releasedOn: '2026-11-20'
  })
  const { id, copies } = await published('cases', fieldsOf, 'Potoroo')
  const listed = async (industry: string) => {
    const { data } = await call('main', `case/list?language=EN&industry=${industry}`)
    return v.parse(caseListSchema, data).items.map((item) => item.id)
  }
  expect([(await listed('finance')).includes(id), (await listed('energy')).includes(id)]).toEqual([true, false])
  expect(await found('potoroo')).toEqual([{ kind: 'customer', id }])
  const { data } = await call('main', `case/detail?id=${id}&language=ZH`)
  expect(v.parse(caseDetailSchema, data)).toMatchObject({
    title: 'Numbat ZH',
    customer: 'Bilby Bank',
    languages: ['en-US', 'zh-CN']
  })
  await reviewer.change('withdraw', copies)
  expect([(await listed('finance')).includes(id), await found('potoroo')]).toEqual([false, []])
  expect((await call('main', `case/detail?id=${id}`)).http).toBe(404)
})

test('an opening is previewed, compared with its versions, exported, and stays what the desk wrote at an import', async () => {
  const { id, copies } = await published('openings', (language) => openingFields(`Dunnart ${language}`))
  const made = v.parse(entryPreviewSchema, (await author.post('preview', { kind: 'openings', id })).data)
  const token = made.path.replace('/desk/preview/', '')
  expect((await call('main', `desk/entry/previewed?token=${token}`)).data).toMatchObject({ page: `/joinus/data?id=${id}` })
  const chinese = copies.filter(({ language }) => language === 'zh-CN')
  const [copy] = chinese
  if (!copy) throw new Error('There is no Chinese copy')
  await author.save(copy, openingFields('Quokka', { team: 'documents' }), blocksOf('更改'))
  const seen = async (headers: Record<string, string>) =>
    v.parse(openingDetailSchema, (await call('main', `opening/detail?id=${id}&language=ZH`, { headers })).data)
  expect(await seen({ 'X-Entry-Preview': token })).toMatchObject({ title: 'Quokka', team: 'documents' })
  expect(await seen({})).toMatchObject({ title: 'Dunnart ZH', team: 'engine' })

  const place = mkdtempSync(join(tmpdir(), 'galaxy-openings-'))
  onTestFinished(() => rmSync(place, { recursive: true }))
  const folder = join(place, 'content')
  await exportContent(folder, contentStore(mainDb))
  const exported = JSON.parse(readFileSync(join(folder, `openings/${id}.zh-CN.json`), 'utf8'))
  expect(exported).toMatchObject({ title: 'Dunnart ZH', city: 'shanghai', place: 9, entryVersion: 2 })
  rmSync(join(folder, `openings/${id}.en-US.json`))
  const lines = await importContent(folder, contentStore(mainDb))
  expect(lines).toContain(`kept: openings/${id}.en-US was written at the desk and is not removed`)
  const list = v.parse(openingListSchema, (await call('main', 'opening/list?language=EN')).data)
  expect(list.items.map((item) => item.id)).toEqual([1, 2, 3, 4, id])
})

test('search words count from their publication until they are withdrawn', async () => {
  const listed = async () => v.parse(searchSynonymsSchema, (await call('main', 'search/synonyms')).data)
  cleanUp('synonyms')
  const before = await listed()
  const { copy } = await author.create({ said: '袋熊，wombat', meant: '备份、恢复' }, null, { kind: 'synonyms' })
  expect(await listed()).toEqual(before)
  const copies = await reviewer.change('publish', await author.change('submit', [copy]))
  expect(await listed()).toEqual([{ said: ['袋熊', 'wombat'], meant: ['备份', '恢复'] }, ...before])
  await reviewer.change('withdraw', copies)
  expect(await listed()).toEqual(before)
})

test('research, events and articles are found by an edge that reads them', async () => {
  const kinds = async (query: string) => {
    const { data } = await call('main', `search/list?q=${encodeURIComponent(query)}`, { language: 'EN' })
    return v.parse(searchListSchema, data).map(({ kind }) => kind)
  }
  expect(await kinds('Developer workshop')).not.toContain('activity')
  const { data } = await call('main', `search/list?kinds=all&q=${encodeURIComponent('Who maintains the graph model')}`, {
    language: 'EN'
  })
  expect(v.parse(searchListSchema, data)[0]).toMatchObject({ kind: 'article', section: 'consultancy' })
})

test('the banner is the one published last whose time it is, and an earlier one returns when that is withdrawn', async () => {
  const hour = 3_600_000
  const current = async () => {
    const { data } = await call('main', 'banner/current')
    return v.parse(currentBannerSchema, data)?.text['en-US']
  }
  const sample = await current()
  const show = async (textEn: string, more: EntryFields = {}) => {
    cleanUp('banners')
    const fields = {
      textZh: textEn,
      textEn,
      linkTextZh: '看',
      linkTextEn: 'Look',
      href: '/book',
      startsAt: null,
      endsAt: null,
      ...more
    }
    const { copy } = await author.create(fields, null, { kind: 'banners' })
    return reviewer.change('publish', await author.change('submit', [copy]))
  }
  const moment = (at: number) => new Date(at).toISOString()
  await show('Over', { endsAt: moment(Date.now() - hour) })
  await show('To come', { startsAt: moment(Date.now() + hour), endsAt: moment(Date.now() + 2 * hour) })
  expect(await current()).toBe(sample)
  const book = await show('Book', { startsAt: moment(Date.now() - hour), endsAt: moment(Date.now() + hour) })
  expect(await current()).toBe('Book')
  const { copy } = await author.create({ ...book[0]?.fields, endsAt: moment(0) }, null, { kind: 'banners' })
  expect(await author.post('submit', changeOf([copy]))).toMatchObject({ http: 400, field: 'zh-CN.endsAt' })
  await reviewer.change('withdraw', book)
  expect(await current()).toBe(sample)
})

test('the slides of the home page have both languages in one copy', async () => {
  const { copies } = await author.read({ kind: 'slides', id: 1 })
  const [slide] = copies
  if (!slide) throw new Error('There is no slide')
  expect(slide).toMatchObject({ language: 'zh-CN', state: 'published', author: null })
  const show = async (titleEn: unknown) => {
    const [current] = (await author.read(slide)).copies
    if (!current) throw new Error('There is no slide')
    await author.save(current, { ...slide.fields, titleEn: String(titleEn) }, null)
    await reviewer.change('publish', await author.change('submit', (await author.read(slide)).copies))
    const { data } = await call('main', 'slideshow/list', { language: 'EN' })
    return v.parse(slidesSchema, data).map(({ title }) => title)
  }
  expect(await show('Another title')).toContain('Another title')
  expect(await show(slide.fields.titleEn)).toContain(slide.fields.titleEn)
})

import * as v from 'valibot'
import { onTestFinished } from 'vitest'
import type { EntryCopy } from '../../../src/contract/desk-entries'
import { newsDetailSchema } from '../../../src/contract/news'
import { blocksOf, deskClient, newsFields } from './desk-entry-client'
import type { Services } from './harness'
import { addAtDesk } from './stored-accounts'

export const copiesIn = (copies: readonly EntryCopy[], language: string) => copies.filter((copy) => copy.language === language)

/** An author, a reviewer and an admin of their own, with the news items that they write; each is removed after its test. */
export async function newsDesk(services: Services) {
  const { call, mainDb } = services
  const [writer, editor, chief] = [
    await addAtDesk(services, ['author']),
    await addAtDesk(services, ['reviewer']),
    await addAtDesk(services, ['admin'])
  ]
  const author = deskClient(services, writer.token)
  const reviewer = deskClient(services, editor.token)
  const admin = deskClient(services, chief.token)

  /** Removes the entries that the test wrote, which other tests of this site do not know. */
  const cleanUp = () =>
    onTestFinished(async () => {
      const written = "SELECT id FROM entry_versions WHERE kind = 'news' AND author IS NOT NULL"
      await mainDb.batch(
        [
          `DELETE FROM news WHERE id IN (${written})`,
          `DELETE FROM search_terms WHERE kind = 'news' AND id IN (${written})`,
          'DELETE FROM entry_drafts WHERE author IS NOT NULL',
          'DELETE FROM entry_versions WHERE author IS NOT NULL'
        ].map((statement) => mainDb.prepare(statement))
      )
    })

  /** A news item in both languages, waiting for review. */
  async function submitted(title: string, text = title) {
    cleanUp()
    const { id, copy } = await author.create(newsFields(`${title}中文`), blocksOf(`${text}正文`))
    await author.save({ ...copy, language: 'en-US', revision: 0 }, newsFields(`${title} English`), blocksOf(`${text} text`))
    const { copies } = await author.read({ kind: 'news', id })
    return { id, copies: await author.change('submit', copies) }
  }

  /** The title of the news item as a visitor gets it, or the status of the answer if it is not 200. */
  async function visited(id: number, language: 'ZH' | 'EN' = 'ZH') {
    const { http, data } = await call('main', `news/detail?id=${id}&language=${language}`)
    return http === 200 ? v.parse(newsDetailSchema, data).title : http
  }

  return { writer, editor, chief, author, reviewer, admin, submitted, visited, cleanUp }
}

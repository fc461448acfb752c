import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { importContent } from './content/content'
import { type ExamSource, importExam, readExamSource } from './exam/import'
import { isFilled, markFilled } from './local-site'
import { withNodeContent, withNodeDatabase, withNodeStore } from './node-state'
import { samplesFolder } from './resources'
import { root } from './root'

/**
 * Fills the databases of a local site on Node as `prepareDatabases` fills those on workerd.
 * @returns a line for each step that was carried out
 */
export async function prepareNodeState(state: string, bank: ExamSource = readExamSource()): Promise<string[]> {
  const done: string[] = []
  mkdirSync(state, { recursive: true })
  if (!isFilled(state, 'galaxy-main')) {
    await withNodeDatabase(state, 'main', async (database) =>
      database.exec(readFileSync(join(root, 'services/main/seed.sql'), 'utf8'))
    )
    markFilled(state, 'galaxy-main')
    done.push('galaxy-main: seeded')
  }
  if (!isFilled(state, 'samples')) {
    await withNodeContent(state, (store) => importContent(samplesFolder, store, { keepOthers: true }))
    markFilled(state, 'samples')
    done.push('galaxy-main: samples filled in')
  }
  const imported = await withNodeStore(state, 'exam', (store) => importExam(store, bank))
  if (!imported.startsWith('Imported 0 ')) done.push(`galaxy-exam: ${imported}`)
  await withNodeDatabase(state, 'passport', async () => undefined)
  return done
}

import { mkdirSync } from 'node:fs'
import { basename } from 'node:path'
import { importContent } from './content/content'
import { type ExamSource, importExam, readExamSource } from './exam/import'
import { isFilled, markFilled } from './local-site'
import { withNodeContent, withNodeDatabase, withNodeStore } from './node-state'
import { firstContent } from './resources'

/**
 * Fills the databases of a local site on Node as `prepareDatabases` fills those on workerd.
 * @returns a line for each step that was carried out
 */
export async function prepareNodeState(state: string, bank: ExamSource = readExamSource()): Promise<string[]> {
  const done: string[] = []
  mkdirSync(state, { recursive: true })
  for (const { name, folder } of firstContent.filter((each) => !isFilled(state, each.name))) {
    await withNodeContent(state, (store) => importContent(folder, store, { keepOthers: true }))
    markFilled(state, name)
    done.push(`galaxy-main: imported ${basename(folder)}`)
  }
  const imported = await withNodeStore(state, 'exam', (store) => importExam(store, bank))
  if (!imported.startsWith('Imported 0 ')) done.push(`galaxy-exam: ${imported}`)
  await withNodeDatabase(state, 'passport', async () => undefined)
  return done
}

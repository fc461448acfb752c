import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { topicIds, topicNames } from '../../src/content/exam-topics'
import { writtenLocales } from '../../src/contract/locale'
import { lessonsOf } from '../../src/features/training/copy/curriculum'
import { documentFiles, parseDocumentPath } from '../documents/library'
import { readBank, readExamRules } from './bank'

const lessons = topicIds.flatMap(lessonsOf)

test('the topics are those of the exam, with its names', () => {
  const { topics } = readExamRules()
  expect(topics.map(({ topic, name }) => [topic, name])).toEqual(
    topicIds.map((id) => [id, Object.fromEntries(writtenLocales.map((locale) => [locale, topicNames[id]({}, { locale })]))])
  )
})

test('every section of a lesson exists in both languages', () => {
  const anchors = new Set(
    documentFiles().flatMap((file) => {
      const parsed = parseDocumentPath(file)
      if (parsed?.version !== 'latest') return []
      const headings = readFileSync(file, 'utf8').matchAll(/^(?:\{\{.*\}\})?#+ .*\{#([\w-]+)\}\s*$/gm)
      return [...headings].map(([, anchor]) => `${parsed.locale} ${parsed.id}#${anchor}`)
    })
  )
  const lost = lessons.flatMap(({ id, document, sections }) =>
    sections
      .map((section) => `${document}#${section}`)
      .filter((section) => !anchors.has(`zh-CN ${section}`) || !anchors.has(`en-US ${section}`))
      .map((section) => `${id}: ${section}`)
  )
  expect(lost).toEqual([])
})

test('the lessons cover every section that a question has as its source', () => {
  const taught = new Set(lessons.flatMap(({ document, sections }) => sections.map((section) => `${document}#${section}`)))
  const questions = readBank().flatMap(({ questions }) => questions)
  expect(questions.filter(({ source }) => !taught.has(source)).map(({ id, source }) => `${id}: ${source}`)).toEqual([])
})

test('no two edges of a question’s graph connect the same vertices, because the drawing has straight edges only', () => {
  const questions = readBank().flatMap(({ questions }) => questions)
  const parallel = questions.filter(({ graph }) => {
    const pairs = (graph?.edges ?? []).map(({ from, to }) => [from, to].toSorted().join())
    return new Set(pairs).size < pairs.length
  })
  expect(parallel.map(({ id }) => id)).toEqual([])
})

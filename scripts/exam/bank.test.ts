import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { documentFiles, parseDocumentPath } from '../documents/library'
import { type BankQuestion, readBank } from './bank'

const topics = readBank()
const questions = topics.flatMap((topic) => topic.questions)

const textsOf = ({ question, options, explanation }: BankQuestion, locale: 'zh-CN' | 'en-US') =>
  [question, ...options, explanation].map((each) => each[locale])

test('every id belongs to its topic, and ids ascend', () => {
  for (const { topic, questions } of topics) {
    const ids = questions.map(({ id }) => id)
    expect(ids.filter((id) => !id.startsWith(`${topic}-`))).toEqual([])
    expect(ids).toEqual([...new Set(ids)].toSorted())
  }
})

test('the bank has at least 120 questions for exams and 60 for practice', () => {
  const count = (pool: string) => questions.filter((question) => question.pool === pool).length
  expect(count('exam')).toBeGreaterThanOrEqual(120)
  expect(count('practice')).toBeGreaterThanOrEqual(60)
})

test('every source is a document with that heading, in both languages', () => {
  const anchors = new Set(
    documentFiles().flatMap((file) => {
      const parsed = parseDocumentPath(file)
      if (parsed?.version !== 'latest') return []
      const headings = readFileSync(file, 'utf8').matchAll(/^#+ .*\{#([\w-]+)\}\s*$/gm)
      return [`${parsed.locale} ${parsed.id}`, ...[...headings].map(([, anchor]) => `${parsed.locale} ${parsed.id}#${anchor}`)]
    })
  )
  const lost = questions.filter(({ source }) => !anchors.has(`zh-CN ${source}`) || !anchors.has(`en-US ${source}`))
  expect(lost.map(({ id, source }) => [id, source])).toEqual([])
})

test('a question with several correct options says how many, as the exam does above its options', () => {
  const words = { 2: ['两', 'two'], 3: ['三', 'three'] } as const
  const silent = questions.filter(({ type, question, options }) => {
    if (type === 'single') return false
    const [chinese, english] = words[options.filter(({ correct }) => correct).length === 2 ? 2 : 3]
    return !question['zh-CN'].includes(chinese) || !question['en-US'].toLowerCase().includes(english)
  })
  expect(silent.map(({ id }) => id)).toEqual([])
})

test('no text names an option by its letter or position, because options are shuffled', () => {
  const byLetter = /\b(?:option|answer) [A-E]\b|选项 ?[A-E甲乙丙丁]|(?:all|none) of the above|以上(?:都|皆|全)/i
  const found = questions.filter((question) =>
    [...textsOf(question, 'zh-CN'), ...textsOf(question, 'en-US')].some((each) => byLetter.test(each))
  )
  expect(found.map(({ id }) => id)).toEqual([])
})

test('the correct option is not the longest one noticeably often', () => {
  for (const locale of ['zh-CN', 'en-US'] as const) {
    const isLongest = questions.filter(({ options }) => {
      const longest = Math.max(...options.filter(({ correct }) => !correct).map((option) => option[locale].length))
      return options.some((option) => option.correct && option[locale].length > longest)
    })
    expect(isLongest.length / questions.length).toBeLessThan(0.35)
  }
})

test('no Chinese text has a typed space between Chinese and Latin', () => {
  const spaced = questions.filter((question) =>
    textsOf(question, 'zh-CN').some((each) => /\p{Script=Han} [\w-]|[\w-] \p{Script=Han}/u.test(each))
  )
  expect(spaced.map(({ id }) => id)).toEqual([])
})

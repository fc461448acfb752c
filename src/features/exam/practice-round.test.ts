import { beforeEach, expect, test, vi } from 'vitest'
import type { PracticeAnswer, PracticeQuestion } from '~/contract/exam'
import {
  clearRound,
  isRoundKept,
  newRound,
  type PracticeRound,
  readRound,
  storeRound,
  withAnswer,
  withNextQuestion,
  withoutQuestion
} from './practice-round'

const both = (text: string) => ({ 'zh-CN': text, 'en-US': text })
const question = (id: string): PracticeQuestion => ({
  id,
  topic: 'security',
  type: 'single',
  question: both(id),
  options: [
    { id: 'b', ...both('b') },
    { id: 'a', ...both('a') }
  ]
})
const answer: PracticeAnswer = { isCorrect: false, correct: ['a'], explanation: both('why'), source: '2#edge' }
const begun: PracticeRound = { ...newRound(['q1', 'q2', 'q3'].map(question)), chosen: ['b'] }
const li = { owner: '13900000000', topic: 'security' }

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name)
  })
})

test('a round is kept for its owner, with its questions, outcomes and choices', () => {
  for (const round of [begun, withAnswer(begun, answer), withNextQuestion(withAnswer(begun, answer))]) {
    storeRound(li, round)
    expect(readRound(li)).toEqual(round)
  }
})

test('a round of every topic is not that of one topic', () => {
  const every = { ...li, topic: undefined }
  storeRound(every, begun)
  expect([isRoundKept(undefined), isRoundKept('security')]).toEqual([true, false])
  expect([readRound(li), readRound(every)]).toEqual([undefined, begun])
})

test('another account gets no round, and the owner’s is removed', () => {
  storeRound(li, begun)
  expect(readRound({ ...li, owner: '13800000000' })).toBeUndefined()
  expect(readRound(li)).toBeUndefined()
})

test('a round waits for its owner while the login has expired or the account is not known', () => {
  storeRound(li, begun)
  for (const owner of ['', undefined]) {
    expect(readRound({ ...li, owner })).toBeUndefined()
    storeRound({ ...li, owner }, newRound([]))
  }
  expect(readRound(li)).toEqual(begun)
  clearRound()
  expect(readRound(li)).toBeUndefined()
})

test('stored data that is no round is ignored', () => {
  storeRound(li, { ...begun, index: 4 })
  expect([isRoundKept('security'), readRound(li)]).toEqual([false, undefined])
  for (const text of ['', '{', '[]', JSON.stringify({ ...li, round: {} })]) {
    sessionStorage.setItem('gbca-practice', text)
    expect([isRoundKept('security'), readRound(li)]).toEqual([false, undefined])
  }
})

test('a round whose last question has gone is not kept', () => {
  storeRound(li, begun)
  storeRound(li, newRound([]))
  expect(isRoundKept('security')).toBe(false)
})

test('a question that no longer exists leaves its place to the next one', () => {
  const second = withNextQuestion(withAnswer(begun, answer))
  expect(withoutQuestion({ ...second, chosen: ['a'] })).toEqual({
    ...second,
    questions: [question('q1'), question('q3')],
    chosen: []
  })
})

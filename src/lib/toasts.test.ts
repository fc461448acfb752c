import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissToast, pauseToasts, resumeToasts, showToast, toastStore } from './toasts'

const texts = () => toastStore.state.map(({ text }) => text)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  for (const { id } of toastStore.state) dismissToast(id)
  vi.useRealTimers()
})

test('a message leaves after four seconds', () => {
  showToast({ tone: 'ok', text: 'one' })
  vi.advanceTimersByTime(3999)
  expect(texts()).toEqual(['one'])
  vi.advanceTimersByTime(1)
  expect(texts()).toEqual([])
})

test('a message that is held stays, and keeps the time that was left', () => {
  showToast({ tone: 'ok', text: 'one' })
  vi.advanceTimersByTime(3000)
  pauseToasts()
  vi.advanceTimersByTime(60_000)
  expect(texts()).toEqual(['one'])
  resumeToasts()
  vi.advanceTimersByTime(999)
  expect(texts()).toEqual(['one'])
  vi.advanceTimersByTime(1)
  expect(texts()).toEqual([])
})

test('the same message again is shown once, for another four seconds', () => {
  showToast({ tone: 'error', text: 'one' })
  vi.advanceTimersByTime(3000)
  showToast({ tone: 'error', text: 'one' })
  expect(texts()).toEqual(['one'])
  vi.advanceTimersByTime(3000)
  expect(texts()).toEqual(['one'])
  vi.advanceTimersByTime(1000)
  expect(texts()).toEqual([])
})

test('a success takes the failures before it off the screen, not the successes', () => {
  showToast({ tone: 'error', text: 'wrong code' })
  showToast({ tone: 'ok', text: 'code sent' })
  showToast({ tone: 'ok', text: 'registered' })
  expect(texts()).toEqual(['code sent', 'registered'])
})

test('a message with a link stays until it is dismissed', () => {
  showToast({ tone: 'note', text: 'elsewhere', link: { text: 'there', path: '/partner/connect' } })
  pauseToasts()
  resumeToasts()
  vi.advanceTimersByTime(60_000)
  expect(texts()).toEqual(['elsewhere'])
})

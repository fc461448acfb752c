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

test('a toast disappears after four seconds', () => {
  showToast({ tone: 'ok', text: 'one' })
  vi.advanceTimersByTime(3999)
  expect(texts()).toEqual(['one'])
  vi.advanceTimersByTime(1)
  expect(texts()).toEqual([])
})

test('a paused toast keeps its remaining time', () => {
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

test('a repeated toast restarts its timer instead of showing twice', () => {
  showToast({ tone: 'error', text: 'one' })
  vi.advanceTimersByTime(3000)
  showToast({ tone: 'error', text: 'one' })
  expect(texts()).toEqual(['one'])
  vi.advanceTimersByTime(3000)
  expect(texts()).toEqual(['one'])
  vi.advanceTimersByTime(1000)
  expect(texts()).toEqual([])
})

test('a success dismisses earlier errors but not successes', () => {
  showToast({ tone: 'error', text: 'wrong code' })
  showToast({ tone: 'ok', text: 'code sent' })
  showToast({ tone: 'ok', text: 'registered' })
  expect(texts()).toEqual(['code sent', 'registered'])
})

test('a toast with a link stays until dismissed', () => {
  showToast({ tone: 'note', text: 'elsewhere', link: { text: 'there', path: '/partner/connect' } })
  pauseToasts()
  resumeToasts()
  vi.advanceTimersByTime(60_000)
  expect(texts()).toEqual(['elsewhere'])
})

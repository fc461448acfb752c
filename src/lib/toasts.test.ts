import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeAccountModal, openAccountModal } from './account-modal'
import { dismissToast, pauseToast, resumeToast, showToast, toastStore } from './toasts'

const text = () => toastStore.state.toast?.text

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  dismissToast()
  vi.useRealTimers()
})

test('a toast disappears after four seconds', () => {
  showToast({ tone: 'ok', text: 'one' })
  vi.advanceTimersByTime(3999)
  expect(text()).toBe('one')
  vi.advanceTimersByTime(1)
  expect(text()).toBeUndefined()
})

test('a paused toast keeps its remaining time', () => {
  showToast({ tone: 'ok', text: 'one' })
  vi.advanceTimersByTime(3000)
  pauseToast()
  vi.advanceTimersByTime(60_000)
  expect(text()).toBe('one')
  resumeToast()
  vi.advanceTimersByTime(999)
  expect(text()).toBe('one')
  vi.advanceTimersByTime(1)
  expect(text()).toBeUndefined()
})

test('a repeated toast restarts its timer instead of showing twice', () => {
  showToast({ tone: 'error', text: 'one' })
  vi.advanceTimersByTime(3000)
  showToast({ tone: 'error', text: 'one' })
  expect(text()).toBe('one')
  vi.advanceTimersByTime(3000)
  expect(text()).toBe('one')
  vi.advanceTimersByTime(1000)
  expect(text()).toBeUndefined()
})

test('the newest toast replaces the one before and has its own time', () => {
  showToast({ tone: 'error', text: 'wrong code' })
  vi.advanceTimersByTime(3000)
  showToast({ tone: 'ok', text: 'code sent' })
  expect(text()).toBe('code sent')
  vi.advanceTimersByTime(3999)
  expect(text()).toBe('code sent')
  vi.advanceTimersByTime(1)
  expect(text()).toBeUndefined()
})

test('a toast that replaces one with a link disappears in time', () => {
  showToast({ tone: 'note', text: 'elsewhere', link: { text: 'there', path: '/partner/connect' } })
  showToast({ tone: 'ok', text: 'code sent' })
  vi.advanceTimersByTime(4000)
  expect(text()).toBeUndefined()
})

test('resuming after the toast was dismissed shows nothing', () => {
  showToast({ tone: 'ok', text: 'one' })
  pauseToast()
  dismissToast()
  resumeToast()
  vi.advanceTimersByTime(4000)
  expect(text()).toBeUndefined()
})

test('changing the panel of the account modal dismisses the toast, and opening the modal keeps it', () => {
  showToast({ tone: 'error', text: 'session expired' })
  openAccountModal('login')
  expect(text()).toBe('session expired')
  openAccountModal('login')
  expect(text()).toBe('session expired')
  openAccountModal('apply')
  expect(text()).toBeUndefined()
  closeAccountModal()
})

test('a toast with a link stays until dismissed', () => {
  showToast({ tone: 'note', text: 'elsewhere', link: { text: 'there', path: '/partner/connect' } })
  pauseToast()
  resumeToast()
  vi.advanceTimersByTime(60_000)
  expect(text()).toBe('elsewhere')
})

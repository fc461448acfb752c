import { beforeEach, expect, test, vi } from 'vitest'

const { fetchCurrentUser, callPassport } = vi.hoisted(() => ({ fetchCurrentUser: vi.fn(), callPassport: vi.fn() }))
vi.mock('./current-user', () => ({ fetchCurrentUser }))
vi.mock('./api', async (original) => ({ ...(await original<typeof import('./api')>()), callPassport }))
// Reads the hook without a component.
vi.mock('react', () => ({ useSyncExternalStore: (_: unknown, read: () => unknown) => read() }))
vi.mock('./visitor', () => ({ currentVisitor: () => ({ locale: 'zh-CN', loggedIn: true, hasExamToken: false }) }))

import { ApiError } from './api'
import { enterExam, examSessionStore, leaveExam } from './exam-session'
import { endSession, loadCurrentUser, logOut, refreshUser, sessionStore, startSession, syncSession, useUserKey } from './session'

beforeEach(() => {
  vi.resetAllMocks()
  endSession('changed')
})

test('ignores a late answer about the previous user', async () => {
  const first = Promise.withResolvers<{ username: string }>()
  fetchCurrentUser.mockReturnValueOnce(first.promise).mockResolvedValueOnce({ username: 'second' })
  syncSession()
  const asked = loadCurrentUser()
  endSession('changed')
  syncSession()
  await loadCurrentUser()
  first.resolve({ username: 'first' })
  await asked
  expect(sessionStore.state.user?.username).toBe('second')
})

test('reports an expired session only for the current user', async () => {
  const late = Promise.withResolvers<never>()
  fetchCurrentUser.mockReturnValueOnce(late.promise)
  syncSession()
  const asked = loadCurrentUser()
  await vi.waitFor(() => expect(fetchCurrentUser).toHaveBeenCalledOnce())
  const [isOutdated] = fetchCurrentUser.mock.calls[0] ?? []
  expect(isOutdated()).toBe(false)
  endSession('changed')
  expect(isOutdated()).toBe(true)
  late.reject(new ApiError(403, 'over'))
  await asked
})

test('fetches the user once and retries only after a failure', async () => {
  fetchCurrentUser.mockRejectedValueOnce(new Error('down')).mockResolvedValue({ username: 'Li' })
  syncSession()
  await loadCurrentUser()
  await loadCurrentUser()
  await loadCurrentUser()
  expect(fetchCurrentUser).toHaveBeenCalledTimes(2)
  expect(sessionStore.state).toEqual({ loggedIn: true, user: { username: 'Li' } })
})

test('a refresh keeps the user until the new answer arrives', async () => {
  fetchCurrentUser.mockResolvedValueOnce({ username: 'Li' })
  syncSession()
  await loadCurrentUser()
  const edited = Promise.withResolvers<{ username: string }>()
  fetchCurrentUser.mockReturnValueOnce(edited.promise)
  const refreshed = refreshUser()
  expect(sessionStore.state.user?.username).toBe('Li')
  edited.resolve({ username: 'Li Na' })
  await refreshed
  expect(sessionStore.state.user?.username).toBe('Li Na')
})

test('a restart clears the user at once and refetches', async () => {
  fetchCurrentUser.mockResolvedValueOnce({ username: 'Li' }).mockResolvedValueOnce({ username: 'Wang' })
  syncSession()
  await loadCurrentUser()
  syncSession(true)
  expect(sessionStore.state).toEqual({ loggedIn: true })
  await loadCurrentUser()
  expect(sessionStore.state.user?.username).toBe('Wang')
})

test('recognizes a different user by phone number and email address, even after edits', async () => {
  const li = { username: 'Li', phone: '13800000001', email: null }
  const rebound = { ...li, phone: '13800000002' }
  const wang = { ...li, phone: '13800000003' }
  fetchCurrentUser.mockResolvedValueOnce(li).mockResolvedValueOnce(rebound)
  startSession()
  await loadCurrentUser()
  const first = useUserKey()
  await refreshUser()
  fetchCurrentUser.mockResolvedValueOnce(rebound)
  startSession()
  await loadCurrentUser()
  expect(useUserKey()).toBe(first)

  // An edit whose refresh failed does not make the next user the same one.
  fetchCurrentUser.mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce(wang)
  await refreshUser()
  startSession()
  await loadCurrentUser()
  expect(useUserKey()).toBe(first + 1)
})

test('an edit before the user is known does not hide a change of user', async () => {
  fetchCurrentUser.mockResolvedValueOnce({ username: 'Li', phone: '13800000001', email: null })
  startSession()
  await loadCurrentUser()
  const first = useUserKey()
  fetchCurrentUser.mockResolvedValue({ username: 'Wang', phone: '13800000003', email: null })
  startSession()
  await refreshUser()
  expect(useUserKey()).toBe(first + 1)
})

test('a logout without a session succeeds; a failed one keeps the session', async () => {
  syncSession()
  callPassport.mockRejectedValueOnce(new ApiError(500, 'down'))
  await expect(logOut()).rejects.toThrow()
  expect(sessionStore.state.loggedIn).toBe(true)
  callPassport.mockRejectedValueOnce(new ApiError(403, 'over'))
  await logOut()
  expect(sessionStore.state.loggedIn).toBe(false)
})

test('a logout and a login of another user clear the exam data', () => {
  fetchCurrentUser.mockResolvedValue({ username: 'Li', phone: null, email: null })
  enterExam('王小明')
  endSession('changed')
  expect(examSessionStore.state).toEqual({ examInfo: undefined, isPassExam: false })
  leaveExam(true)
  startSession()
  expect(examSessionStore.state.isPassExam).toBe(false)
})

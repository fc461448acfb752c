import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { m } from '~/paraglide/messages'
import { ApiError } from './api'
import { useMutation } from './mutation'
import { dismissToast, toastStore } from './toasts'

type Mutation = ReturnType<typeof useMutation<[id: string]>>

afterEach(dismissToast)

interface ShownProps {
  mutationFn: (id: string) => Promise<void>
  onError: () => void
  onSettled: () => void
  /** Called with each render. */
  report: (mutation: Mutation) => void
}

function Shown({ mutationFn, report, ...options }: ShownProps) {
  report(useMutation(mutationFn, options))
  return null
}

/** A mutation with its callbacks, after `act` within its first render. */
function mutationOf(mutationFn: (id: string) => Promise<void>, act?: (mutation: Mutation) => void) {
  const options = { onError: vi.fn(), onSettled: vi.fn() }
  const renders: Mutation[] = []
  const report = (mutation: Mutation) => {
    if (renders.push(mutation) === 1) act?.(mutation)
  }
  renderToString(<Shown mutationFn={mutationFn} report={report} {...options} />)
  const mutation = renders.at(-1)
  if (!mutation) throw new Error('nothing was rendered')
  return { mutation, ...options }
}

test('a mutation settles after its success', async () => {
  const mutationFn = vi.fn(async () => undefined)
  const { mutation, onError, onSettled } = mutationOf(mutationFn)
  expect(mutation).toMatchObject({ isPending: false, variables: undefined })
  await mutation.mutate('a')
  expect(mutationFn).toHaveBeenCalledExactlyOnceWith('a')
  expect([onError.mock.calls, onSettled.mock.calls]).toEqual([[], [[]]])
})

test('another is ignored while one is pending', () => {
  const mutationFn = vi.fn(() => new Promise<void>(() => undefined))
  const { mutation, onSettled } = mutationOf(mutationFn, ({ mutate }) => void mutate('a'))
  expect(mutation).toMatchObject({ isPending: true, variables: ['a'] })
  void mutation.mutate('b')
  expect(mutationFn).toHaveBeenCalledExactlyOnceWith('a')
  expect(onSettled).not.toHaveBeenCalled()
})

test('a failed call is handed over without a second toast', async () => {
  const failure = new ApiError(409, 'no')
  const { mutation, onError, onSettled } = mutationOf(() => Promise.reject(failure))
  await mutation.mutate('a')
  expect(onError).toHaveBeenCalledExactlyOnceWith(failure, 'a')
  expect(onSettled).toHaveBeenCalledOnce()
  expect(toastStore.state.toast).toBeUndefined()
})

test('any other failure is shown and thrown', async () => {
  const failure = new TypeError('chunk')
  const { mutation, onError, onSettled } = mutationOf(() => Promise.reject(failure))
  await expect(mutation.mutate('a')).rejects.toBe(failure)
  expect(toastStore.state.toast?.text).toBe(m.api_unreachable())
  expect([onError.mock.calls, onSettled.mock.calls]).toEqual([[], []])
})

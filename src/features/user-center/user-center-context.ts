import { createContext, use } from 'react'
import type { CurrentUser } from '~/contract/account'
import type { AsyncData } from '~/lib/async-data'

export type SettingForms = typeof import('./setting-forms')

interface Center {
  /** Undefined while loading or after a failure. */
  user: CurrentUser | undefined
  /** Id of the only open form. */
  openForm: string | undefined
  setOpenForm: (form: string | undefined) => void
  /** The forms' chunk. */
  forms: AsyncData<SettingForms>
  loadForms: () => void
  /** Call it after saving: shows a toast, by default that of a change (spec §8), refreshes the user and closes the form. */
  onSaved: (text?: string) => Promise<void>
}

export const UserCenterContext = createContext<Center>({
  user: undefined,
  openForm: undefined,
  setOpenForm: () => {},
  forms: { state: 'loading' },
  loadForms: () => {},
  onSaved: () => Promise.resolve()
})

/** State shared by the rows of the user center. */
export const useUserCenter = (): Center => use(UserCenterContext)

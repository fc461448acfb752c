import { createContext, use } from 'react'
import type { CurrentUser } from '~/contract/account'
import type { Answer } from './use-answer'

export type SettingForms = typeof import('./setting-forms')

interface Center {
  /** Undefined while it is being asked, and where that failed. */
  user: CurrentUser | undefined
  /** The one form that is open, by its own name. */
  openForm: string | undefined
  setOpenForm: (form: string | undefined) => void
  /** The code of the forms. */
  forms: Answer<SettingForms>
  askForForms: () => void
  /** After a change was saved: says so, shows the new values and closes the form. */
  onSaved: () => Promise<void>
}

export const UserCenterContext = createContext<Center>({
  user: undefined,
  openForm: undefined,
  setOpenForm: () => {},
  forms: { state: 'loading' },
  askForForms: () => {},
  onSaved: () => Promise.resolve()
})

/** What the rows of the user center share. */
export const useUserCenter = (): Center => use(UserCenterContext)

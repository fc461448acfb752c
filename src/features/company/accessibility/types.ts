import type { Item, PageCopy, PlateCopy } from '~/content/page-copy'
import type { CheckedPart, CheckedState, KeyboardTask } from './checks'

/** The accessibility statement, `/accessibility`. */
export interface AccessibilityCopy extends PageCopy {
  /** The rows beside the headline, whose numbers are counted from the checks. */
  counts: {
    caption: string
    columns: readonly [string, string]
    pages: string
    states: string
    themes: string
    widths: string
    tasks: string
    languages: string
  }
  pages: PlateCopy & { columns: readonly [string, string]; parts: Readonly<Record<CheckedPart, string>>; rule: string }
  states: PlateCopy & { names: Readonly<Record<CheckedState, string>> }
  keyboard: PlateCopy & { tasks: Readonly<Record<KeyboardTask, string>> }
  limits: PlateCopy & { items: readonly Item[] }
  contact: PlateCopy & { phone: string; email: string; time: string; subject: string }
}

import type { EntryCopy } from '~/contract/desk-entries'
import { entryDefinitions } from '~/contract/entry-kinds'
import type { Locale } from '~/contract/locale'
import { m } from '~/paraglide/messages'
import { languageNames } from '../language-names'
import { scheduledOf } from './calls'

/* The questions before an action on versions, which name the versions that it ends and those that stay. */

/** The versions of the copies in words, as `Chinese version 1 and English version 2`; empty if none has one. */
function versionsOf(
  copies: readonly EntryCopy[],
  versionOf: (copy: EntryCopy) => number | null | undefined,
  locale: Locale
): string {
  const names = copies.flatMap((copy) => {
    const version = versionOf(copy)
    if (version === null || version === undefined) return []
    if (entryDefinitions[copy.kind].isBilingual) return [m.entries_version_of_both({ version })]
    return [m.entries_version_of({ language: languageNames[copy.language](), version })]
  })
  return new Intl.ListFormat(locale).format(names)
}

/** The visible and the scheduled versions of the copies. */
const bothOf = (copies: readonly EntryCopy[], locale: Locale) => ({
  versions: versionsOf(copies, ({ visibleVersion }) => visibleVersion, locale),
  scheduled: versionsOf(copies, (copy) => scheduledOf(copy)?.version, locale)
})

/** Asks before the visible versions of the copies are withdrawn, together with the versions scheduled to replace them. */
export function withdrawQuestion(copies: readonly EntryCopy[], locale: Locale): string {
  const named = bothOf(copies, locale)
  return named.scheduled === '' ? m.entries_withdraw_question(named) : m.entries_withdraw_question_scheduled(named)
}

/** Asks before the schedule of the copies is canceled, which leaves the visible versions. */
export function unscheduleQuestion(copies: readonly EntryCopy[], locale: Locale): string {
  const named = bothOf(copies, locale)
  return named.versions === '' ? m.entries_unschedule_question(named) : m.entries_unschedule_question_visible(named)
}

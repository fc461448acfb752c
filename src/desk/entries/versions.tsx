import { useState } from 'react'
import type * as v from 'valibot'
import { type EntryCopy, type EntryDetail, entryCopiesSchema, entryVersionContentSchema } from '~/contract/desk-entries'
import { entryDefinitions } from '~/contract/entry-kinds'
import type { Locale } from '~/contract/locale'
import { formatMoment } from '~/lib/format'
import { useLocale } from '~/lib/locale'
import { showToast } from '~/lib/toasts'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { languageNames } from '../language-names'
import { callEntries, copyIn, type EntryName, storedCopies } from './calls'
import { wordsOf } from './copy-form'
import type { CopySaver } from './copy-saver'
import { Difference } from './difference'
import { eventNames } from './names'

interface Props {
  name: EntryName
  detail: EntryDetail
  savers: ReadonlyMap<Locale, CopySaver>
  nameOf: (account: string) => string
  adopt: (copies: readonly EntryCopy[]) => Promise<void>
}

type VersionContent = v.InferOutput<typeof entryVersionContentSchema>

/** Earlier versions of the entry, to compare with the current text or to restore. */
export function EntryVersions({ name, detail, savers, nameOf, adopt }: Props) {
  const [compared, setCompared] = useState<VersionContent>()
  const locale = useLocale()
  const definition = entryDefinitions[name.kind]
  const authorName = (author: string | null) =>
    author === null ? m.entries_imported() : author === detail.account ? m.entries_you() : nameOf(author)

  async function compare({ language, version }: { language: Locale; version: number }) {
    const query = { ...name, language, version }
    setCompared(
      await callEntries({ call: 'GET /desk/entry/version', query, data: entryVersionContentSchema }).catch(() => undefined)
    )
  }

  async function restore({ language, version }: { language: Locale; version: number }) {
    const saver = savers.get(language)
    if (!saver || !(await saver.flush())) return
    try {
      const json = { ...name, language, version, revision: saver.revision }
      await adopt((await callEntries({ call: 'POST /desk/entry/restore', json, data: entryCopiesSchema })).copies)
      showToast({ tone: 'ok', text: m.entries_done_restore() })
    } catch (error) {
      const stored = storedCopies(error)
      if (stored) await adopt(stored)
    }
  }

  const current = compared && savers.get(compared.language)?.store.state.content
  return (
    <section className="entry-versions">
      <h2>{m.entries_versions()}</h2>
      {detail.versions.length === 0 && <p className="desk-notice">{m.entries_versions_none()}</p>}
      <ul className="desk-list">
        {detail.versions.map(({ language, version, event, author, at }) => (
          <li key={`${language} ${version}`} className="grid-phone">
            <p>
              <strong>
                {definition.isBilingual ? '' : `${languageNames[language]()} · `}
                {m.entries_version({ version })}
              </strong>
              <span>
                {m.entries_version_by({ event: eventNames[event](), name: authorName(author), moment: formatMoment(at, locale) })}
              </span>
            </p>
            <p>
              <Button isSmall onClick={() => compare({ language, version })}>
                {m.entries_compare()}
              </Button>
              {copyIn(detail.copies, language)?.state !== 'review' && (
                <Button isSmall onClick={() => restore({ language, version })}>
                  {m.entries_restore()}
                </Button>
              )}
            </p>
            {current && compared.language === language && compared.version === version && (
              <div className="entry-compared">
                <h3>{m.entries_compare_title({ version })}</h3>
                <Difference before={wordsOf(definition, compared)} after={wordsOf(definition, current)} />
                <Button isSmall onClick={() => setCompared(undefined)}>
                  {m.entries_compare_close()}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

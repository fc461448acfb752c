import { useRouter } from '@tanstack/react-router'
import { useId, useState } from 'react'
import type { CurrentUser } from '~/contract/account'
import { deletionGraceDays } from '~/contract/limits'
import { CheckBox } from '~/features/forms/check-box'
import type { FieldRule } from '~/features/forms/field-rule'
import { useForm } from '~/features/forms/use-form'
import { ApiError } from '~/lib/api'
import { focusAccountIfLost } from '~/lib/focus-account'
import { formatDay } from '~/lib/format'
import { useLocale } from '~/lib/locale'
import { endSession } from '~/lib/session'
import { showToast } from '~/lib/toasts'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { useCentre } from './centre-context'
import { localDay } from './moments'
import { emptyProof, type ProofField, ProofFields, proofFieldOf, proofOf, proofRules } from './proof-fields'
import { saveFile } from './save-file'
import { SettingForm } from './setting-form'
import './data-rows.css'
import { SettingRow } from './setting-row'
import { deleteAccount, fetchExport } from './settings-api'

/** Everything that the account holds, as one file. */
export function ExportRow({ onExported }: { onExported: () => void }) {
  const id = useId()
  const [isLoading, setLoading] = useState(false)

  async function download() {
    if (isLoading) return
    setLoading(true)
    try {
      const data = await fetchExport()
      saveFile(`galaxy-account-${localDay(Date.now())}.json`, `${JSON.stringify(data, null, 2)}\n`, 'application/json')
      showToast({ tone: 'ok', text: m.centre_export_done() })
      onExported()
    } catch (error) {
      // What the call answered is on screen as a message.
      if (!(error instanceof ApiError)) throw error
    } finally {
      setLoading(false)
    }
  }

  return (
    <div className="centre-row">
      <h3 id={id}>{m.centre_export_label()}</h3>
      <div className="centre-value">
        <p className="centre-text">{m.centre_export_text()}</p>
      </div>
      <div className="centre-actions">
        <Button isSmall aria-describedby={id} aria-disabled={isLoading} onClick={() => void download()}>
          {isLoading ? m.centre_export_loading() : m.centre_export()}
        </Button>
      </div>
    </div>
  )
}

/** The end of the account, with the days in which logging in takes it back. */
export function DeleteRow() {
  const { user } = useCentre()
  return (
    <SettingRow
      label={m.centre_delete_label()}
      text={m.centre_delete_text({ days: deletionGraceDays })}
      actions={[{ id: 'delete', label: m.centre_delete(), form: user ? <DeleteForm user={user} /> : null }]}
    />
  )
}

type DeleteField = 'isUnderstood' | ProofField

const rules: readonly FieldRule<DeleteField>[] = [
  ...proofRules,
  { field: 'isUnderstood', check: ({ isUnderstood }) => (isUnderstood === '' ? m.centre_delete_tick() : undefined) }
]

function DeleteForm({ user }: { user: CurrentUser }) {
  const locale = useLocale()
  const router = useRouter()
  const { setOpenForm } = useCentre()
  const form = useForm<DeleteField>({
    initial: { isUnderstood: '', ...emptyProof },
    rules,
    fieldOf: proofFieldOf,
    send: async (values) => {
      const until = await deleteAccount(await proofOf(values))
      setOpenForm(undefined)
      endSession('changed')
      await router.navigate({ to: '/' })
      showToast({ tone: 'ok', text: m.centre_delete_done({ day: formatDay(localDay(until), locale) }) })
      focusAccountIfLost()
    }
  })
  const until = formatDay(localDay(Date.now() + deletionGraceDays * 86_400_000), locale)
  return (
    <SettingForm form={form} submit={m.centre_delete_confirm()} isDangerous>
      <ol className="centre-ends">
        <li>{m.centre_delete_now()}</li>
        <li>{m.centre_delete_until({ day: until })}</li>
        <li>{m.centre_delete_after()}</li>
      </ol>
      <ProofFields form={form} user={user} />
      <CheckBox
        name="isUnderstood"
        isChecked={form.values.isUnderstood !== ''}
        onChange={(isChecked) => form.set('isUnderstood', isChecked ? 'yes' : '')}
        error={form.errors.isUnderstood}
        label={m.centre_delete_understood()}
      />
    </SettingForm>
  )
}

import { useId } from 'react'
import * as v from 'valibot'
import { deletionGraceDays } from '~/contract/limits'
import { callExam, callMain, callPassport, isMissingCall } from '~/lib/api'
import { downloadFile } from '~/lib/download-file'
import { localDay } from '~/lib/format'
import { useMutation } from '~/lib/mutation'
import { showToast } from '~/lib/toasts'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { shownInSection } from './section-state'
import { SettingRow } from './setting-row'

/** Stored data of an API, all of which goes into the file. */
const storedSchema = v.record(v.string(), v.unknown())

/** Undefined if a vendor's own API does not have the call; any other failure fails the export, which would not be whole. */
const ifAvailable = <Data,>(data: Promise<Data>): Promise<Data | undefined> =>
  data.catch((error: unknown) => {
    if (isMissingCall(error)) return undefined
    throw error
  })

/** Exports what the account, the exams and the downloads store about the user, as one file. */
export function ExportRow({ onExported }: { onExported: () => void }) {
  const id = useId()
  const { isPending, mutate } = useMutation(
    async () => {
      const [account, exams, downloads] = await Promise.all([
        callPassport({ call: 'GET /galaxy/user/export', data: storedSchema, ...shownInSection }),
        ifAvailable(callExam({ call: 'GET /export', data: storedSchema, ...shownInSection })),
        ifAvailable(callMain({ call: 'GET /downloadRecord/export', data: storedSchema, ...shownInSection }))
      ])
      const data = { ...account, exams, downloads }
      const file = new Blob([`${JSON.stringify(data, null, 2)}\n`], { type: 'application/json' })
      downloadFile(`galaxy-account-${localDay(Date.now())}.json`, file)
      showToast({ tone: 'ok', text: m.user_center_export_done() })
      onExported()
    },
    {
      // A 403 has shown its toast.
      onError: ({ status, text }) => {
        if (status !== 403) showToast({ tone: 'error', text })
      }
    }
  )

  return (
    <div className="user-center-row">
      <h3 id={id}>{m.user_center_export_label()}</h3>
      <div className="user-center-value">
        <p className="user-center-text">{m.user_center_export_text()}</p>
      </div>
      <div className="user-center-actions">
        <Button isSmall aria-describedby={id} aria-disabled={isPending} onClick={() => void mutate()}>
          {isPending ? m.user_center_export_loading() : m.user_center_export()}
        </Button>
      </div>
    </div>
  )
}

/** Deletes the account. It can be restored by logging in within the grace period. */
export function DeleteRow() {
  return (
    <SettingRow
      label={m.user_center_delete_label()}
      text={m.user_center_delete_text({ days: deletionGraceDays })}
      actions={[{ id: 'delete', label: m.user_center_delete(), form: ({ DeleteForm }, user) => <DeleteForm user={user} /> }]}
    />
  )
}

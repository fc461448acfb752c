import { type InboxFilters, isCutExport } from '~/contract/inbox'
import { ApiError } from '~/lib/api'
import { downloadFile } from '~/lib/download-file'
import { m } from '~/paraglide/messages'

/**
 * Saves the list with these filters as a CSV file. It answers with a file, so it is no call of the API client.
 * @returns whether the file lacks inquiries
 * @throws ApiError
 */
export async function exportInbox(filters: InboxFilters): Promise<boolean> {
  const answer = await fetch('/api/main/desk/inbox/export', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(filters)
  }).catch(() => undefined)
  if (!answer?.ok) throw new ApiError(answer?.status ?? 0, m.api_unreachable())
  const [, name = 'inquiries.csv'] = /filename="([^"]+)"/.exec(answer.headers.get('Content-Disposition') ?? '') ?? []
  downloadFile(name, await answer.blob())
  return isCutExport(name)
}

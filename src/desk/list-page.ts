import { ApiError } from '~/lib/api'

const isBadCursor = ({ status, field }: ApiError) => status === 400 && field === 'cursor'

/**
 * Fetches the page of a list at the cursor of the address, or the first page if the list refuses the cursor: an address that was
 * typed or cut short then shows a list instead of a failure that a retry cannot help.
 */
export async function fetchListPage<Page>(
  cursor: string | undefined,
  fetchAt: (cursor: string | undefined, options: { suppressErrorToast: (failure: ApiError) => boolean }) => Promise<Page>
): Promise<Page> {
  const options = { suppressErrorToast: isBadCursor }
  try {
    return await fetchAt(cursor, options)
  } catch (error) {
    if (cursor !== undefined && error instanceof ApiError && isBadCursor(error)) return fetchAt(undefined, options)
    throw error
  }
}

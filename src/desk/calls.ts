import type * as v from 'valibot'
import type { CallName } from '~/contract/api/call'
import { type ApiName, callApi, type ReadingOf, type TypedRequest } from '~/lib/api'

/**
 * Makes the calls of one table of the desk, typed by its rows: `const callInbox = callsOf<MainDeskInbox>('main')`. Failures
 * show a toast unless the caller suppresses it; a 401 also opens the login, over the page as it is.
 */
export function callsOf<Table>(api: ApiName) {
  function call<Name extends keyof Table & CallName, Schema extends v.GenericSchema>(
    request: TypedRequest<Table[Name], Name> & { data: ReadingOf<Table[Name], Schema> }
  ): Promise<v.InferOutput<Schema>>
  function call<Name extends keyof Table & CallName>(request: TypedRequest<Table[Name], Name>): Promise<void>
  function call(request: { call: CallName }): Promise<unknown> {
    return callApi(api, request)
  }
  return call
}

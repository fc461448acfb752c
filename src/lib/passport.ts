import type * as v from 'valibot'
import { callApi } from './api'

/**
 * Posts JSON to passport and returns `data`.
 * @param path below the passport base, such as `galaxy/user/binding` (spec §7)
 * @throws ApiError
 */
export function postPassport<Schema extends v.GenericSchema>(
  path: string,
  body: object,
  data: Schema
): Promise<v.InferOutput<Schema>> {
  return callApi({ api: 'passport', path, method: 'POST', body: JSON.stringify(body), contentType: 'application/json', data })
}

import * as v from 'valibot'
import type { Database, Dataset, Files, HashStarts } from '../../hosts/ports'

/** The used part of a bound worker. */
export interface ServiceBinding {
  fetch(url: string, init?: RequestInit): Promise<Response>
}

function has(value: unknown, method: string): boolean {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, method) === 'function'
}

export const serviceBindingSchema = v.custom<ServiceBinding>((value) => has(value, 'fetch'), 'must be a service binding')
export const hashStartsSchema = v.custom<HashStarts>((value) => has(value, 'reserve'), 'must reserve starts of hashes')
export const databaseSchema = v.custom<Database>((value) => has(value, 'batch'), 'must be a database')
export const datasetSchema = v.custom<Dataset>((value) => has(value, 'writeDataPoint'), 'must be a dataset')
export const bucketSchema = v.custom<Files>((value) => has(value, 'head'), 'must be a store of files')

/** Base address of an API without trailing slashes; empty selects the bound service. */
export const baseSchema = v.optional(
  v.pipe(
    v.string(),
    v.check((value) => value === '' || URL.canParse(value), 'must be empty or an address'),
    v.transform((value) => value.replace(/\/+$/, ''))
  ),
  ''
)

/** Whether the value is an origin as browsers write it, without a trailing slash. */
export const isOrigin = (value: string): boolean => URL.canParse(value) && new URL(value).origin === value

export const httpsOriginSchema = v.pipe(
  v.string(),
  v.check((value) => isOrigin(value) && value.startsWith('https://'), 'must be an https origin')
)

/** Whether data may be sent to the address: https, or plain http to this machine only, so that nothing leaves it unencrypted. */
export function isSafeAddress(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, hostname } = new URL(value)
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname))
}

/** A secret. */
export const secretSchema = v.optional(v.pipe(v.string('must be text'), v.minLength(32, 'must have 32 characters at least')))

/** The bindings by which a service reaches passport. */
export interface PassportBinding {
  PASSPORT: ServiceBinding
  /** Used in place of the binding unless it is empty. */
  PASSPORT_BASE: string
}

/** The bindings by which a service makes the calls that are not of a visitor. */
export interface ServiceOfPassport extends PassportBinding {
  /** The secret that the services share; needed where PASSPORT_BASE is set. */
  SERVICE_SECRET?: string | undefined
}

/**
 * The worker's bindings and vars, parsed with the first request of an isolate and by the deployment before it begins.
 * @throws Error naming each binding that is missing or wrong
 */
export function parseBindings<Schema extends v.GenericSchema>(schema: Schema, bindings: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, bindings)
  if (result.success) return result.output
  const wrong = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'bindings'}: ${issue.message}`)
  throw new Error(`This worker is not configured. ${wrong.join('; ')}`)
}

import { useRouter } from '@tanstack/react-router'
import type * as v from 'valibot'
import { type CodeChannel, codeChannels, emailSchema, phoneSchema } from '~/contract/account'
import { m } from '~/paraglide/messages'

/** Channels over which this site can send verification codes: an installation may have one only, or none. */
export function useCodeChannels(): readonly CodeChannel[] {
  const missing = useRouter().options.context.site?.noCodesTo ?? []
  return codeChannels.filter((channel) => !missing.includes(channel))
}

const schemas: Readonly<Record<CodeChannel, v.GenericSchema>> = { phone: phoneSchema, email: emailSchema }

/** What an identifier must be that gets a code, where a single channel is left; undefined where the form's own rule holds. */
export const schemaOfOnly = ([channel, ...others]: readonly CodeChannel[]): v.GenericSchema | undefined =>
  channel !== undefined && others.length === 0 ? schemas[channel] : undefined

/** What the field of such an identifier says instead, where a single channel is left. */
export function fieldOfOnly([channel, ...others]: readonly CodeChannel[]) {
  if (channel === undefined || others.length > 0) return {}
  return channel === 'phone'
    ? { label: m.account_phone(), autoComplete: 'tel-national', inputMode: 'tel' as const }
    : { label: m.account_email(), autoComplete: 'email', inputMode: 'email' as const }
}

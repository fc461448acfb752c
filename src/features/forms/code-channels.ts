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

/** Schema of an identifier that gets a code, if a single channel is left; undefined if the form's own rule applies. */
export const schemaOfOnly = ([channel, ...others]: readonly CodeChannel[]): v.GenericSchema | undefined =>
  channel !== undefined && others.length === 0 ? schemas[channel] : undefined

/** Label and keyboard of the field for such an identifier, if a single channel is left; empty otherwise. */
export function fieldOfOnly([channel, ...others]: readonly CodeChannel[]) {
  if (channel === undefined || others.length > 0) return {}
  return channel === 'phone'
    ? { label: m.account_phone(), autoComplete: 'tel-national', inputMode: 'tel' as const }
    : { label: m.account_email(), autoComplete: 'email', inputMode: 'email' as const }
}

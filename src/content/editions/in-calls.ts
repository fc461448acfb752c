import type { Edition } from '~/contract/user-info'
import type { EditionId } from './index'

/*
 * The calls of the APIs have names of their own for the editions (spec §1, §4): `single` is the paid single-server edition. Pages
 * use `EditionId`, which is also in their addresses and styles.
 */

export const editionInCalls: Readonly<Record<EditionId, Edition>> = {
  free: 'free',
  paid: 'single',
  standard: 'standard',
  advanced: 'advanced'
}

export const editionOfCalls = {
  free: 'free',
  single: 'paid',
  standard: 'standard',
  advanced: 'advanced'
} as const satisfies Record<Edition, EditionId>

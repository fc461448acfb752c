import * as v from 'valibot'
import { rolesSchema } from './roles'

/** The account that a page of the desk was opened with, as the edge writes it into the document. `id` is passport's. */
export const deskAccountSchema = v.object({ id: v.string(), roles: rolesSchema })
export type DeskAccount = v.InferOutput<typeof deskAccountSchema>

import * as v from 'valibot'
import { databaseSchema, readBindings } from '../api/bindings'

const envSchema = v.object({ DB: databaseSchema })
export type Env = v.InferOutput<typeof envSchema>

/** @throws Error naming each binding that is missing or wrong */
export const readEnv = (bindings: unknown): Env => readBindings(envSchema, bindings)

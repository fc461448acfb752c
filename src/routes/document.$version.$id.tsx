import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { validOrNotFound } from '~/lib/route-validation'

/** `latest` is the only version that is published; an id is a positive integer without leading zeros. */
const paramsSchema = v.object({
  version: v.literal('latest'),
  id: v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number))
})

export const Route = createFileRoute('/document/$version/$id')({
  beforeLoad: ({ params }) => {
    validOrNotFound(paramsSchema, params)
  },
  component: () => <main id="main" tabIndex={-1} />
})

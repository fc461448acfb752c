import * as v from 'valibot'
import { expect, test } from 'vitest'
import { sharingRequestSchema } from './certificates'
import { entryPublishRequestSchema, entrySaveRequestSchema } from './desk-entries'
import { revocationDecisionRequestSchema } from './exam-desk'
import { publishQuestionRequestSchema } from './exam-questions'
import { replyRequestSchema } from './inbox'

const flags = [
  ['isNameShown', sharingRequestSchema],
  ['overwrites', entrySaveRequestSchema],
  ['override', entryPublishRequestSchema],
  ['isOverride', revocationDecisionRequestSchema],
  ['isOverride', publishQuestionRequestSchema],
  ['isPublished', replyRequestSchema]
] as const

test.each(flags)(
  '%s, set to anything but true or false, fails as a flag, not with the message of another field',
  (field, schema) => {
    const { issues = [] } = v.safeParse(schema, { [field]: 'yes' })
    expect(issues.filter((issue) => v.getDotPath(issue) === field).map(({ message }) => message)).toEqual(['field_flag'])
  }
)

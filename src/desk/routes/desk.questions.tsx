import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import * as v from 'valibot'
import { bankPools, questionIdSchema } from '~/contract/exam-bank'
import { m } from '~/paraglide/messages'
import { pageSearch, part, text } from '../page-search'

export const Route = createFileRoute('/desk/questions')({
  validateSearch: pageSearch({
    topic: text,
    pool: part(v.picklist(bankPools)),
    id: part(questionIdSchema),
    /** A new question of the topic and pool. */
    new: part(v.literal('true'))
  }),
  staticData: { deskPage: { name: m.desk_questions, about: m.desk_about_questions } },
  component: lazyRouteComponent(() => import('../questions/questions-page'), 'QuestionsPage')
})

import { expect, test, vi } from 'vitest'
import { consultationTopics } from '~/contract/forms/consultation'
import english from './copy/en-US'
import { loadConsultPage } from './load'

vi.mock('~/features/forms/form-answer', () => ({ formAnswer: () => undefined }))

const load = (search: Record<string, string>) => loadConsultPage({ edition: 'standard', ...search }, 'en-US')

test.each(consultationTopics)('the page of the topic %s is about it in place of the edition', async (topic) => {
  const { head, questions } = await load({ topic })
  expect(head).toEqual({ title: english.topics[topic].title, description: english.topics[topic].lead })
  expect(questions === '').toBe(topic === 'talk')
})

test('an event and a search that found nothing are named in the question', async () => {
  expect((await load({ topic: 'event', asked: 'A workshop' })).questions).toBe(
    'I would like to register for this event: A workshop'
  )
  expect((await load({ topic: 'talk', asked: 'pricing' })).questions).toBe('I could not find this on the site: pricing')
})

test('an event with the longest title is named in full, and a longer text up to its length', async () => {
  const title = '𠮷'.repeat(200)
  for (const asked of [title, `${title}!`])
    expect((await load({ topic: 'event', asked })).questions).toBe(`I would like to register for this event: ${title}`)
})

test('without an edition the address keeps the event and the requirements', async () => {
  const asked = { topic: 'event', asked: 'A workshop', graphs: '51', ldap: 'yes' }
  const redirect = await loadConsultPage({ ...asked, page: '2' }, 'en-US').catch((thrown: unknown) => thrown)
  expect(redirect).toMatchObject({ options: { search: { ...asked, edition: 'standard' } } })
})

test('without an edition the address leads to the form of its topic', async () => {
  const redirect = await loadConsultPage({ topic: 'talk' }, 'en-US').catch((thrown: unknown) => thrown)
  expect(redirect).toMatchObject({ options: { search: { edition: 'standard', topic: 'talk' } } })
})

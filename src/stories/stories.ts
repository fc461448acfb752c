/** The stories by the id of their slide, in the order of the slideshow (services/main/seed.sql, features/home/slides.ts). */
export const storyIds = ['1', '2', '3', '4'] as const
export type StoryId = (typeof storyIds)[number]

/** Where the story of a slide is told. */
export const storyPath = (id: StoryId) => `/homedetails?id=${id}`

/** Throughput against the one compared with, which is 100 (spec §9). */
export const throughput = { baseline: 100, measured: 170 }

/** Address of the story of a slide. */
export const storyPath = (id: string) => `/homedetails?id=${id}`

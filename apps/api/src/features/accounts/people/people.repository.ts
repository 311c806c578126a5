// SQL for the list of people: of the embedded accounts, or of a hosted service as far as they were seen here.
import { and, desc, eq, inArray, lt, or, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Database } from '../../../db/open-database.ts'
import { seenPeople, userProfiles, users } from '../accounts.tables.ts'

export interface StoredPerson {
  id: string
  email: string
  fullName: string
  createdAt: Date
  lastSeenAt: Date | null
}
export type SeenPerson = typeof seenPeople.$inferSelect
export type PeopleRepository = ReturnType<typeof createPeopleRepository>

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
/** The text itself, whatever signs of a pattern are in it. */
const containing = (text: string) => `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`

export function createPeopleRepository(db: Database) {
  const people = unionAll(
    db
      .select({
        id: users.id,
        email: users.email,
        fullName: sql<string>`coalesce(${userProfiles.fullName}, '')`.as('full_name'),
        createdAt: users.createdAt,
        lastSeenAt: users.lastSignInAt,
      })
      .from(users)
      .leftJoin(userProfiles, eq(userProfiles.userId, users.id)),
    db
      .select({
        id: seenPeople.userId,
        email: seenPeople.email,
        fullName: sql<string>`${seenPeople.fullName}`.as('full_name'),
        createdAt: seenPeople.firstSeenAt,
        lastSeenAt: sql<Date | null>`${seenPeople.lastSeenAt}`.mapWith(seenPeople.lastSeenAt),
      })
      .from(seenPeople),
  ).as('people')

  return {
    /** Whose address or name has the text in it, or whose id it is; the newest first, of those before `before`. */
    search: async ({
      text,
      before,
      count,
    }: {
      text: string
      before: string | null
      count: number
    }): Promise<StoredPerson[]> => {
      const [last] = before === null ? [] : await db.select().from(people).where(eq(people.id, before))
      if (before !== null && !last) return []
      const pattern = containing(text)
      const isMatch = or(
        sql`${people.email} ilike ${pattern}`,
        sql`${people.fullName} ilike ${pattern}`,
        isUuid(text) ? eq(people.id, text.toLowerCase()) : undefined,
      )
      const isLater =
        last &&
        or(lt(people.createdAt, last.createdAt), and(eq(people.createdAt, last.createdAt), lt(people.id, last.id)))
      return db
        .select()
        .from(people)
        .where(and(text === '' ? undefined : isMatch, isLater))
        .orderBy(desc(people.createdAt), desc(people.id))
        .limit(count)
    },

    /** By address or by id. */
    findBy: async (who: string): Promise<StoredPerson | undefined> =>
      (
        await db
          .select()
          .from(people)
          .where(isUuid(who) ? eq(people.id, who.toLowerCase()) : eq(sql`lower(${people.email})`, who.toLowerCase()))
          .limit(1)
      )[0],

    emailsOf: async (ids: string[]): Promise<{ id: string; email: string }[]> =>
      db.select({ id: people.id, email: people.email }).from(people).where(inArray(people.id, ids)),

    /** The newest word about them counts. */
    saw: async (person: SeenPerson): Promise<void> => {
      const { email, fullName, lastSeenAt } = person
      await db
        .insert(seenPeople)
        .values(person)
        .onConflictDoUpdate({
          target: seenPeople.userId,
          set: { email, lastSeenAt, ...(fullName !== '' && { fullName }) },
        })
    },
  }
}

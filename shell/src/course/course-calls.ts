import type { Course } from '@coaching/contracts';
import { callApi, refreshSession } from '@coaching/mfe-kit';

/** What a course code leads to. @param email one's own @throws ApiError when it leads nowhere */
export async function lookUpCourse(email: string, course_code: string): Promise<Course> {
  const body = { email, course_code };
  return (await callApi('lookUpCourse', { body }, { quiet: true })).course;
}

/** Joins the program of a course code, and works in its organisation from now on when one worked in none. */
export async function joinProgram(email: string, course_code: string): Promise<void> {
  await callApi('joinProgram', { body: { email, course_code } }, { quiet: true });
  await refreshSession();
}

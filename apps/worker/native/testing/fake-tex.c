/*
 * A stand-in for pdftex, to be linked with fence.c and watched by the sanitizers. It opens its files as pdftex does,
 * reads main.tex character by character, and does what the lines say.
 */
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static FILE *reading, *writing;

static void obey(const char *line) {
  char text[256] = "";
  if (sscanf(line, "write %255[^\n]", text) == 1) fprintf(writing, "%s\n", text);
  if (strcmp(line, "read") == 0) fprintf(writing, "read %s\n", fgets(text, sizeof text, reading) ? strtok(text, "\n") : "nothing");
  if (sscanf(line, "make %255[^\n]", text) == 1) {
    FILE *made = fopen(text, "w");
    if (made == NULL || fputs("made", made) < 0 || fclose(made) != 0) abort();
  }
  if (strcmp(line, "list") == 0) {
    DIR *entries = opendir(".");
    for (struct dirent *entry; (entry = readdir(entries)) != NULL;)
      if (entry->d_name[0] != '.') fprintf(writing, "has %s\n", entry->d_name);
    closedir(entries);
  }
  if (sscanf(line, "keep %255[^\n]", text) == 1) free(strdup(text));
  if (sscanf(line, "hoard %255[^\n]", text) == 1) {
    size_t size = (size_t)atol(text);
    char *room = realloc(memset(malloc(size), 1, size), 2 * size);
    if (room == NULL || room[size - 1] != 1) abort();
    memset(room, 2, 2 * size);
  }
  if (strcmp(line, "loop") == 0)
    for (;;) (void)getenv("nothing");
  if (strcmp(line, "crash") == 0) abort();
  if (strcmp(line, "again") == 0 && fopen("main.tex", "r") == NULL) abort();
  if (sscanf(line, "exit %255[^\n]", text) == 1) exit(atoi(text));
}

int main(void) {
  char line[512];
  size_t length = 0;
  FILE *given = fopen("given.txt", "w");
  if (given == NULL || fputs("one\ntwo\nthree\n", given) < 0 || fclose(given) != 0) return 60;
  if ((reading = fopen("given.txt", "r")) == NULL || (writing = fopen("main.log", "w")) == NULL) return 61;
  FILE *document = fopen("main.tex", "r");
  if (document == NULL) return 62;
  for (int character; (character = getc(document)) != EOF;) {
    if (character != '\n' && length < sizeof line - 1) {
      line[length++] = (char)character;
      continue;
    }
    line[length] = 0;
    length = 0;
    obey(line);
  }
  fclose(document);
  fclose(reading);
  fclose(writing);
  exit(0);
}

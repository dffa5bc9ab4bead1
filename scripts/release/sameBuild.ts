/**
 * npm run verify:build [-- folder] checks that the build is reproducible: builds a copy of the sources in another folder, time
 * zone and language, and compares it with the existing build byte by byte. Names every file that differs, and fails if there is
 * one. Needs a build.
 */
import '../setup/requireNode.ts'
import { existsSync, readFileSync } from 'node:fs'
import { copyProject } from './copy.ts'
import { sha384, sumsOf } from './writeManifest.ts'

const BILL = 'the bill of materials'

/** Conditions that a build must not depend on. */
const ELSEWHERE = {
  TZ: 'Pacific/Chatham',
  LC_ALL: 'tr_TR.UTF-8',
  LANG: 'tr_TR.UTF-8',
  HOME: '/nonexistent',
  USER: 'nobody',
}

/** Files that differ between two builds, or exist in only one, according to their checksums. */
export function differingFiles(some: string, others: string): string[] {
  const lines = [...some.split('\n'), ...others.split('\n')]
  const single = lines.filter((line) => lines.indexOf(line) === lines.lastIndexOf(line))
  return [...new Set(single.map((line) => line.slice(line.indexOf('  ') + 2)))].toSorted()
}

/** The checksums of a build's files, and of the files next to it. */
const sumsWithBill = (dist: string) => `${sumsOf(dist)}${sha384(readFileSync(`${dist}.sbom.json`))}  ${BILL}\n`

function main(dist: string): number {
  if (!existsSync(`${dist}.sbom.json`)) {
    console.error(`No build in ${dist}: npm run build first`)
    return 1
  }
  const copy = copyProject()
  try {
    const here = sumsWithBill(dist)
    const others = differingFiles(here, sumsWithBill(copy.build(ELSEWHERE)))
    for (const name of others) console.error(`FAIL differs from a build of the same sources: ${name}`)
    if (others.length === 0)
      console.log(`ok   two builds of the same sources are the same, ${here.split('\n').length - 1} files`)
    return others.length === 0 ? 0 : 1
  } finally {
    copy.remove()
  }
}

// Not process.exit, which would drop output that is still buffered.
if (import.meta.main) process.exitCode = main(process.argv[2] ?? 'dist')

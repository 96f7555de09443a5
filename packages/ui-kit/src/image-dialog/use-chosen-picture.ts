import { useEffect, useState } from 'react';
import { pictureProblem } from './picture-problem';

/** A picture that is being chosen: its file, an address to show it by, and what is wrong with it. */
export interface ChosenPicture {
  file: File | null;
  address: string | null;
  problem: string | null;
  choose: (file: File) => void;
  /** The browser could not show it. */
  refuse: () => void;
  setProblem: (problem: string | null) => void;
}

/** @param opened whether the dialog is open; closing it forgets the choice */
export function useChosenPicture(opened: boolean): ChosenPicture {
  const [file, setFile] = useState<File | null>(null);
  const [address, setAddress] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    if (!file) return setAddress(null);
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  useEffect(() => {
    if (opened) return;
    setFile(null);
    setProblem(null);
  }, [opened]);

  return {
    file,
    address,
    problem,
    choose(chosen) {
      const wrong = pictureProblem(chosen);
      setProblem(wrong);
      if (wrong) return window.alert(wrong);
      setFile(chosen);
    },
    refuse() {
      setFile(null);
      setProblem('This picture cannot be read. Please choose another one.');
    },
    setProblem,
  };
}

//! The typesetter can run plug-ins, and brings an interpreter for them. A record has none, and a service that sets texts
//! of strangers should not be able to run one. This takes the interpreter's place: no module can be loaded, so modules,
//! instances and all that comes of them are types without values.

use std::fmt;
use std::marker::PhantomData;

/// What cannot be.
#[derive(Debug, Clone, Copy)]
enum Never {}

/// Why nothing is run.
#[derive(Debug, Clone, Copy)]
pub struct Error;

impl fmt::Display for Error {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("plug-ins are not run here")
    }
}

impl std::error::Error for Error {}

/// Settings that set nothing.
#[derive(Debug, Clone, Default)]
pub struct Config;

impl Config {
    /// Sets nothing.
    pub fn wasm_relaxed_simd(&mut self, _: bool) -> &mut Self {
        self
    }
}

/// An engine that runs nothing.
#[derive(Debug, Clone)]
pub struct Engine;

impl Engine {
    /// An engine.
    pub fn new(_: &Config) -> Self {
        Self
    }
}

/// A module that was loaded: none ever is.
#[derive(Debug, Clone, Copy)]
pub struct Module(Never);

impl Module {
    /// Refuses.
    pub fn new(_: &Engine, _: &[u8]) -> Result<Self, Error> {
        Err(Error)
    }

    /// What it exports by this name.
    pub fn get_export(&self, _: &str) -> Option<ExternType> {
        match self.0 {}
    }

    /// All that it exports.
    pub fn exports(&self) -> std::iter::Empty<ExportType> {
        match self.0 {}
    }
}

/// What a module exports.
#[derive(Debug, Clone, Copy)]
pub struct ExportType(Never);

impl ExportType {
    /// Its kind.
    pub fn ty(&self) -> &ExternType {
        match self.0 {}
    }

    /// Its name.
    pub fn name(&self) -> &str {
        match self.0 {}
    }
}

/// The kind of an export.
#[derive(Debug, Clone, Copy)]
pub enum ExternType {
    /// A function.
    Func(FuncType),
    /// Memory.
    Memory(Memory),
}

/// The shape of a function.
#[derive(Debug, Clone, Copy)]
pub struct FuncType(Never);

impl FuncType {
    /// What it takes.
    pub fn params(&self) -> &[ValType] {
        match self.0 {}
    }

    /// What it gives.
    pub fn results(&self) -> &[ValType] {
        match self.0 {}
    }
}

/// The type of a value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ValType {
    /// Thirty-two bits.
    I32,
    /// Sixty-four bits.
    I64,
}

/// A value.
#[derive(Debug, Clone, Copy)]
pub enum Val {
    /// Thirty-two bits.
    I32(i32),
    /// Sixty-four bits.
    I64(i64),
}

/// What modules may call.
#[derive(Debug)]
pub struct Linker<T> {
    engine: Engine,
    data: PhantomData<fn() -> T>,
}

impl<T> Linker<T> {
    /// Nothing yet.
    pub fn new(engine: &Engine) -> Self {
        Self {
            engine: engine.clone(),
            data: PhantomData,
        }
    }

    /// Takes a function that nobody will call.
    pub fn func_wrap<F>(&mut self, _: &str, _: &str, _: F) -> Result<&mut Self, Error> {
        Ok(self)
    }

    /// The engine.
    pub fn engine(&self) -> &Engine {
        &self.engine
    }

    /// Starts a module.
    pub fn instantiate_and_start(&self, _: &mut Store<T>, module: &Module) -> Result<Instance, Error> {
        match module.0 {}
    }
}

/// What a running module works on.
#[derive(Debug)]
pub struct Store<T>(T);

impl<T> Store<T> {
    /// With this.
    pub fn new(_: &Engine, data: T) -> Self {
        Self(data)
    }

    /// It.
    pub fn data_mut(&mut self) -> &mut T {
        &mut self.0
    }
}

/// A running module.
#[derive(Debug, Clone, Copy)]
pub struct Instance(Never);

impl Instance {
    /// What it exports by this name.
    pub fn get_export<T>(&self, _: &Store<T>, _: &str) -> Option<Extern> {
        match self.0 {}
    }
}

/// An export of a running module.
#[derive(Debug, Clone, Copy)]
pub struct Extern(Never);

impl Extern {
    /// If it is a function.
    pub fn into_func(self) -> Option<Func> {
        match self.0 {}
    }

    /// If it is memory.
    pub fn into_memory(self) -> Option<Memory> {
        match self.0 {}
    }
}

/// A function of a running module.
#[derive(Debug, Clone, Copy)]
pub struct Func(Never);

impl Func {
    /// Its shape.
    pub fn ty<T>(&self, _: &Store<T>) -> FuncType {
        match self.0 {}
    }

    /// Calls it.
    pub fn call<T>(&self, _: &mut Store<T>, _: &[Val], _: &mut [Val]) -> Result<(), Error> {
        match self.0 {}
    }
}

/// The memory of a running module.
#[derive(Debug, Clone, Copy)]
pub struct Memory(Never);

impl Memory {
    /// In pages.
    pub fn size<T>(&self, _: &Store<T>) -> u64 {
        match self.0 {}
    }

    /// By so many pages.
    pub fn grow<T>(&self, _: &mut Store<T>, _: u64) -> Result<u64, Error> {
        match self.0 {}
    }

    /// All of it.
    pub fn data<'a, T>(&self, _: &'a Store<T>) -> &'a [u8] {
        match self.0 {}
    }

    /// All of it.
    pub fn data_mut<'a, T>(&self, _: &'a mut Store<T>) -> &'a mut [u8] {
        match self.0 {}
    }

    /// Reads from it.
    pub fn read<C>(&self, _: &C, _: usize, _: &mut [u8]) -> Result<(), Error> {
        match self.0 {}
    }

    /// Writes to it.
    pub fn write<C>(&self, _: &mut C, _: usize, _: &[u8]) -> Result<(), Error> {
        match self.0 {}
    }
}

/// Who calls a function that was taken: nobody.
#[derive(Debug)]
pub struct Caller<'a, T> {
    never: Never,
    data: PhantomData<&'a mut T>,
}

impl<T> Caller<'_, T> {
    /// What it exports by this name.
    pub fn get_export(&self, _: &str) -> Option<Extern> {
        match self.never {}
    }

    /// What it works on.
    pub fn data_mut(&mut self) -> &mut T {
        match self.never {}
    }
}
